/// The scripts that Redis or Valkey runs, each as one step that nothing interrupts.
///
/// A box is three keys: a hash about it, its letters and their origins. Two lists have the boxes in
/// the order of the days on which they end: `farthing:ends` all of them, `farthing:alone` those in
/// which one phone alone has written. A box of which a key is missing counts as gone.
enum RedisScripts {
  /// The store, for all scripts: the day that counts, and how a box is removed.
  private static let store = """
    local total, ends, alone, days, marks = KEYS[1], KEYS[2], KEYS[3], KEYS[4], KEYS[5]
    local day = tonumber(ARGV[1])
    local newest = tonumber(redis.call('HGET', days, 'newest') or ARGV[1])
    local today = day > newest + tonumber(ARGV[2]) and newest or day
    local written = math.max(day, newest)
    local function remove(key)
      local bytes = tonumber(redis.call('HGET', key, 'bytes') or '0')
      redis.call('DEL', key, key .. ':letters', key .. ':origins')
      redis.call('ZREM', ends, key)
      redis.call('ZREM', alone, key)
      redis.call('SREM', marks, key)
      redis.call('DECRBY', total, bytes)
      return bytes
    end

    """

  /// The state of a box: `open` is false when it is gone or has ended.
  private static let state =
    store + """
      local box = KEYS[6]
      local letters, origins = box .. ':letters', box .. ':origins'
      local epoch, following, bytes, ending, closed, past =
        unpack(redis.call('HMGET', box, 'epoch', 'next', 'bytes', 'ends', 'closed', 'replaced'))
      past = past or ''
      local there = epoch and following and bytes and ending
      local whole = closed or redis.call('EXISTS', letters, origins) == 2
      local open = there and whole and today < tonumber(ending)

      """

  /// The box and its letters after a serial.
  ///
  /// Keys: the total, the lists of ends and of boxes of one phone, the days, the boxes that were
  /// closed, the box. Arguments: the day, the days that one may be ahead, the serial. Answer: nothing, or `closed` and the mark, or
  /// `open`, epoch, next, bytes, the day of the end, the number of letters, the letter of the serial,
  /// the origins that were replaced, then serials with their letters, by serial.
  static let read =
    state + """
      if not open then return {} end
      if closed then return {'closed', closed} end
      local after = tonumber(ARGV[3])
      local wanted = {}
      for _, serial in ipairs(redis.call('HKEYS', letters)) do
        if tonumber(serial) > after then wanted[#wanted + 1] = tonumber(serial) end
      end
      table.sort(wanted)
      local before = redis.call('HGET', letters, after)
      local answer = {'open', epoch, following, bytes, ending, redis.call('HLEN', letters),
        before and before:sub(1, 16), past}
      for _, serial in ipairs(wanted) do
        answer[#answer + 1] = serial
        answer[#answer + 1] = redis.call('HGET', letters, serial)
      end
      return answer
      """

  /// Removes a box that has ended or of which a part was dropped.
  private static let removal = """
    if not open then
      if redis.call('EXISTS', box, letters, origins) > 0 then remove(box) end
      there, closed = false, false
    end

    """

  /// Appends a letter.
  ///
  /// One more key: the boxes made in an hour. Further arguments: the days of a box, those of a box of
  /// one phone, origin, letter, the epoch that a new box gets, `part` or `whole`, the epoch that the
  /// writer has read, the serial that it replaces, the most bytes of a box, the limit of all boxes,
  /// that of boxes that are there, 1 for a letter of one phone alone, the hour, the most new boxes in
  /// it, the most bytes that are removed, the epoch and the serial after which nothing may have come,
  /// the number of origins that are kept. Answer: a word, and epoch and serial or the mark. A server
  /// without memory refuses the first change.
  static let append =
    state + removal + """
      local made, origin, sealed, fresh = KEYS[7], ARGV[5], ARGV[6], ARGV[7]
      local scope, seen, replaced = ARGV[8], ARGV[9], tonumber(ARGV[10])
      if closed then return {'closed', closed} end
      if there and redis.call('HGET', origins, origin) then return {'present'} end
      for at = 1, #past, 16 do
        if there and past:sub(at, at + 15) == origin then return {'present'} end
      end
      if scope == 'part' and not (there and epoch == seen) then return {'gone'} end
      if there and ARGV[18] == epoch and tonumber(following) > tonumber(ARGV[19]) + 1 then
        return {'moved'}
      end
      local old, freed = {}, 0
      if there and scope == 'whole' and epoch == seen then
        for _, serial in ipairs(redis.call('HKEYS', letters)) do
          if tonumber(serial) <= replaced then
            old[#old + 1] = tonumber(serial)
            freed = freed + redis.call('HSTRLEN', letters, serial) - 16
          end
        end
      end
      table.sort(old)
      local size = (there and tonumber(bytes) or 0) - freed + #sealed
      if size > tonumber(ARGV[11]) then return {'box-is-full'} end
      local function used() return tonumber(redis.call('GET', total) or '0') end
      local isNew = not there and used() > math.floor(tonumber(ARGV[12]) / 2)
      local hour = redis.call('HGET', made, 'hour')
      local boxes = hour == ARGV[15] and tonumber(redis.call('HGET', made, 'boxes')) or 0
      if isNew and boxes >= tonumber(ARGV[16]) then return {'store-is-full'} end
      local growth = #sealed - freed
      local most = tonumber(there and ARGV[13] or ARGV[12])
      local removed = 0
      while growth > 0 and used() + growth > most do
        local first = redis.call('ZRANGEBYSCORE', ends, '-inf', today, 'LIMIT', 0, 1)[1]
        if not first then
          for _, key in ipairs(redis.call('ZRANGE', alone, 0, 1)) do
            if key ~= box and not first then first = key end
          end
        end
        if not first or removed >= tonumber(ARGV[17]) then return {'store-is-full'} end
        removed = removed + math.max(1, remove(first))
      end
      local single = ARGV[14] == '1' and (not there or redis.call('ZSCORE', alone, box))
      if not there then epoch, following, past = fresh, '1', '' end
      for _, serial in ipairs(old) do
        past = past .. redis.call('HGET', letters, serial):sub(1, 16)
      end
      past = past:sub(-16 * tonumber(ARGV[20]))
      local stop = written + tonumber(single and ARGV[4] or ARGV[3])
      local set = redis.pcall('HSET', box, 'epoch', epoch, 'next', tonumber(following) + 1,
        'bytes', size, 'ends', stop, 'replaced', past)
      if type(set) == 'table' then return {'store-is-full'} end
      for _, serial in ipairs(old) do
        redis.call('HDEL', origins, redis.call('HGET', letters, serial):sub(1, 16))
        redis.call('HDEL', letters, serial)
      end
      if isNew then redis.call('HSET', made, 'hour', ARGV[15], 'boxes', boxes + 1) end
      redis.call('ZADD', ends, stop, box)
      if single then redis.call('ZADD', alone, stop, box) else redis.call('ZREM', alone, box) end
      redis.call('HSET', letters, following, origin .. sealed)
      redis.call('HSET', origins, origin, following)
      redis.call('INCRBY', total, growth)
      return {'appended', epoch, following}
      """

  /// Closes a box.
  ///
  /// Further arguments: the days of a mark, the mark, the epoch that a new box gets. Answer: the mark
  /// that stands.
  static let close =
    state + removal + """
      local mark, fresh = ARGV[4], ARGV[5]
      if closed then return closed end
      if there then remove(box) end
      local stop = written + tonumber(ARGV[3])
      redis.call('HSET', box, 'epoch', there and epoch or fresh, 'next', there and following or 1,
        'bytes', 0, 'ends', stop, 'closed', mark)
      redis.call('ZADD', ends, stop, box)
      redis.call('SADD', marks, box)
      return mark
      """

  /// Removes some boxes that have ended.
  ///
  /// Further arguments: the most bytes, the most boxes. Answer: the bytes that were removed, 0 if
  /// nothing was left to remove.
  static let tidy =
    store + """
      local removed = 0
      for _, key in ipairs(redis.call('ZRANGEBYSCORE', ends, '-inf', today, 'LIMIT', 0, ARGV[4])) do
        local bytes = tonumber(redis.call('HGET', key, 'bytes') or '0')
        if removed > 0 and removed + bytes > tonumber(ARGV[3]) then break end
        removed = removed + math.max(1, remove(key))
      end
      return removed
      """

  /// Tells the boxes that are open, and their bytes.
  static let usage = """
    return {redis.call('ZCARD', KEYS[2]) - redis.call('SCARD', KEYS[5]),
      redis.call('GET', KEYS[1]) or '0'}
    """
}
