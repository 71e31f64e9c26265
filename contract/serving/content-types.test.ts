import { expect, test } from "vitest";
import { contentTypeOf, isMedia } from "#contract/serving/content-types.ts";

test.each([
  ["index.html", "text/html; charset=utf-8"],
  ["app.js", "text/javascript; charset=utf-8"],
  ["rss.xml", "application/xml; charset=utf-8"],
  ["site.webmanifest", "application/manifest+json; charset=utf-8"],
  ["open-day.ics", "text/calendar; charset=utf-8"],
  ["tour.vtt", "text/vtt; charset=utf-8"],
  ["contact.vcf", "text/vcard; charset=utf-8"],
  ["IMG_1.JPG", "image/jpeg"],
  ["photo.jpeg", "image/jpeg"],
  ["Plaquette.PDF", "application/pdf"],
  ["logo.svg", "image/svg+xml"],
  ["tour.webm", "video/webm"],
  ["voice.mp3", "audio/mpeg"],
  ["offer.docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
  ["folder.d/no-ending", "application/octet-stream"],
  ["what.ever-this-is", "application/octet-stream"],
])("%s is %s", (name, type) => {
  expect(contentTypeOf(name)).toBe(type);
});

test("media are pictures, films and sounds, and neither pages nor scripts", () => {
  const names = [
    "a.JPG",
    "a.avif",
    "a.svg",
    "a.ico",
    "a.mp4",
    "a.ogg",
    "a.html",
    "a.js",
    "a.pdf",
    "a.woff2",
    "a",
  ];
  expect(names.filter(isMedia)).toEqual(names.slice(0, 6));
});
