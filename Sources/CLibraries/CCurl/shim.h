#pragma once

#include <curl/curl.h>

// Swift cannot call functions that take any number of arguments.
static inline CURLcode curl_set_number(CURL *curl, CURLoption option, long number) {
  return curl_easy_setopt(curl, option, number);
}

static inline CURLcode curl_set_text(CURL *curl, CURLoption option, const char *text) {
  return curl_easy_setopt(curl, option, text);
}

typedef size_t (*curl_writer)(char *bytes, size_t size, size_t count, void *target);

static inline CURLcode curl_set_writer(CURL *curl, curl_writer writer, void *target) {
  CURLcode code = curl_easy_setopt(curl, CURLOPT_WRITEFUNCTION, writer);
  return code == CURLE_OK ? curl_easy_setopt(curl, CURLOPT_WRITEDATA, target) : code;
}

// The list has to live as long as the handle, or until another takes its place.
static inline CURLcode curl_set_headers(CURL *curl, struct curl_slist *headers) {
  return curl_easy_setopt(curl, CURLOPT_HTTPHEADER, headers);
}

static inline long curl_status(CURL *curl) {
  long status = 0;
  curl_easy_getinfo(curl, CURLINFO_RESPONSE_CODE, &status);
  return status;
}

// In seconds; 0 where the answer does not say.
static inline curl_off_t curl_retry_after(CURL *curl) {
  curl_off_t seconds = 0;
  curl_easy_getinfo(curl, CURLINFO_RETRY_AFTER, &seconds);
  return seconds;
}

// Belongs to curl; NULL where the answer does not say.
static inline const char *curl_content_type(CURL *curl) {
  char *type = NULL;
  curl_easy_getinfo(curl, CURLINFO_CONTENT_TYPE, &type);
  return type;
}

// Belongs to curl; NULL where the answer does not say.
static inline const char *curl_last_modified(CURL *curl) {
  struct curl_header *header = NULL;
  CURLHcode code = curl_easy_header(curl, "Last-Modified", 0, CURLH_HEADER, -1, &header);
  return code == CURLHE_OK ? header->value : NULL;
}
