import { gzipSync } from 'node:zlib'
import { seededBytes } from '@/supabase/sample-files/sample-file'

const text = (content: string) => new TextEncoder().encode(content)
const bytes = (start: string) =>
  new Uint8Array(Buffer.concat([Buffer.from(start, 'latin1'), seededBytes(start, 600)]))

/** Fourteen files that are none of the four accepted kinds, whatever their name says. */
export const wrongFiles: Record<string, Uint8Array<ArrayBuffer>> = {
  'a page': text('<!doctype html><html><body><script>alert(1)</script></body></html>'),
  'a drawing': text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  'a shell script': text('#!/bin/sh\necho hola\n'),
  'a JavaScript file': text('/* %PDF */ alert(document.cookie)'),
  'plain text': text('Factura 12, total 5.000 pesos'),
  'a table': text('numero;fecha;total\n1;18/11/2026;5000\n'),
  JSON: text('{"factura": 12, "total": 5000}'),
  'a zip archive': bytes('PK\x03\x04\x14\0\0\0\x08\0'),
  'a gzip archive': new Uint8Array(gzipSync('factura'.repeat(100))),
  'a Windows program': bytes('MZ\x90\0\x03\0\0\0'),
  'a Linux program': bytes('\x7fELF\x02\x01\x01\0'),
  'a GIF': bytes('GIF89a\x01\0\x01\0'),
  'a WebP picture': bytes('RIFF\x60\x02\0\0WEBPVP8 '),
  'random bytes': seededBytes('random', 5000),
}
