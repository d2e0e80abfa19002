/// The scripts that Redis or Valkey runs, each as one step that nothing interrupts.
///
/// A box is three keys, which a store that is short of memory drops one by one. A box of which one
/// is missing counts as gone.
enum RedisScripts {
  /// The state of a box, for both scripts: `open` is nil when it is gone or has ended.
  private static let state = """
    local box, letters, origins, total = KEYS[1], KEYS[2], KEYS[3], KEYS[4]
    local today, days = tonumber(ARGV[1]), tonumber(ARGV[2])
    local epoch, following, bytes, day, closed =
      unpack(redis.call('HMGET', box, 'epoch', 'next', 'bytes', 'day', 'closed'))
    local there = epoch and following and bytes and day
    local ended = there and today - tonumber(day) >= days
    local whole = closed or redis.call('EXISTS', letters, origins) == 2
    local open = there and whole and not ended

    """

  /// The box and its letters after a serial.
  ///
  /// Keys: the box's, its letters', its origins', the total. Arguments: the day, the days of a box,
  /// the serial. Answer: nothing, or `closed` and the mark, or `open`, epoch, next, bytes, day, the
  /// number of letters, the letter of the serial, then serials with their letters, by serial.
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
      local answer = {'open', epoch, following, bytes, day, redis.call('HLEN', letters),
        before and before:sub(1, 16)}
      for _, serial in ipairs(wanted) do
        answer[#answer + 1] = serial
        answer[#answer + 1] = redis.call('HGET', letters, serial)
      end
      return answer
      """

  /// Removes a box that has ended or of which a part was dropped.
  private static let removal = """
    if there and not open then
      redis.call('DECRBY', total, bytes)
      there, closed = false, false
    end
    if not open then redis.call('DEL', box, letters, origins) end

    """

  /// Appends a letter.
  ///
  /// Further arguments: the seconds of a box, origin, letter, the epoch that a new box gets, `part`
  /// or `whole`, the epoch that the writer has read, the serial that it replaces, the most bytes of
  /// a box, the limit of all boxes, that of boxes that are there. Answer: a word, and epoch and
  /// serial or the mark.
  static let append =
    state + removal + """
      local seconds, origin, sealed, fresh = ARGV[3], ARGV[4], ARGV[5], ARGV[6]
      local scope, seen, replaced = ARGV[7], ARGV[8], tonumber(ARGV[9])
      if closed then return {'closed', closed} end
      local present = there and redis.call('HGET', origins, origin)
      if present then return {'present', epoch, present} end
      if scope == 'part' and not (there and epoch == seen) then return {'gone'} end
      local old, freed = {}, 0
      if there and scope == 'whole' and epoch == seen then
        for _, serial in ipairs(redis.call('HKEYS', letters)) do
          if tonumber(serial) <= replaced then
            old[#old + 1] = serial
            freed = freed + redis.call('HSTRLEN', letters, serial) - 16
          end
        end
      end
      local size = (there and tonumber(bytes) or 0) - freed + #sealed
      if size > tonumber(ARGV[10]) then return {'box-is-full'} end
      local growth = #sealed - freed
      local most = tonumber(there and ARGV[12] or ARGV[11])
      if growth > 0 and tonumber(redis.call('GET', total) or '0') + growth > most then
        return {'store-is-full'}
      end
      for _, serial in ipairs(old) do
        redis.call('HDEL', origins, redis.call('HGET', letters, serial):sub(1, 16))
        redis.call('HDEL', letters, serial)
      end
      if not there then epoch, following = fresh, '1' end
      redis.call('HSET', box, 'epoch', epoch, 'next', tonumber(following) + 1, 'bytes', size,
        'day', today)
      redis.call('HSET', letters, following, origin .. sealed)
      redis.call('HSET', origins, origin, following)
      redis.call('INCRBY', total, growth)
      for key = 1, 3 do redis.call('EXPIRE', KEYS[key], seconds) end
      return {'appended', epoch, following}
      """

  /// Closes a box.
  ///
  /// Further arguments: the seconds of a mark, the mark, the epoch that a new box gets. Answer: the
  /// mark that stands.
  static let close =
    state + removal + """
      local seconds, mark, fresh = ARGV[3], ARGV[4], ARGV[5]
      if closed then return closed end
      if there then redis.call('DECRBY', total, bytes) end
      redis.call('DEL', letters, origins)
      redis.call('HSET', box, 'epoch', there and epoch or fresh, 'next', there and following or 1,
        'bytes', 0, 'day', today, 'closed', mark)
      redis.call('EXPIRE', box, seconds)
      return mark
      """

  /// Adds up the bytes of some boxes.
  ///
  /// Arguments: the place at which to go on, 0 at the start. Answer: the next place, and the bytes.
  static let count = """
    local found = redis.call('SCAN', ARGV[1], 'MATCH', 'farthing:*', 'COUNT', 2000)
    local sum = 0
    for _, key in ipairs(found[2]) do
      if #key == 41 then sum = sum + tonumber(redis.call('HGET', key, 'bytes') or '0') end
    end
    return {found[1], sum}
    """
}
