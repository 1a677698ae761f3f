import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import { xmlFile } from '@/supabase/sample-files/xml-file'
import { soundParts, textOf } from '../../../tests/support/einvoice/deliveries'
import { soundXml } from '../../../tests/support/files/odd-xml'
import type { File } from '../../bench/upload'
import type { LocalConnection } from '../../stack/backend'
import { goodPdfs } from './good-pdfs'
import { goodPictures } from './good-pictures'

export type GoodFile = { what: string; file: File }
type Content = [what: string, content: string | Uint8Array]

const deliveries = 14

const called = (name: string, type: string, contents: readonly Content[]): GoodFile[] =>
  contents.map(([what, content], at) => ({
    what: `${name} ${what}`,
    file: {
      name: `${name} ${at}.${name}`,
      type,
      bytes: new Uint8Array(typeof content === 'string' ? Buffer.from(content) : content),
    },
  }))

/** Real files that are not ours to keep here: read where they stand, when they do. */
function foundFiles(folder: string): Content[] {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return names
    .filter((name) => name.endsWith('.xml'))
    .map((name) => [`from ${name}`, readFileSync(path.join(folder, name))])
}

/** Sound files of all four kinds by many producers; with those of a folder, if it is there. */
export async function goodFiles(
  browser: Browser,
  { recordCertificate }: LocalConnection,
  folder: string,
): Promise<{ files: GoodFile[]; found: number }> {
  const { jpgs, pngs } = await goodPictures(browser)
  const found = foundFiles(folder)
  const xml: Content[] = [
    ...soundXml,
    ['with its answer', xmlFile({ seed: 'respuesta', answered: true }).bytes],
    ['of 200 lines', xmlFile({ seed: 'larga', lines: 200 }).bytes],
    ...Array.from({ length: deliveries }, (_, seed): Content => [
      `delivery ${seed}`,
      textOf(soundParts(seed + 1)),
    ]),
  ]
  const files = [
    ...called('pdf', 'application/pdf', await goodPdfs(browser, recordCertificate)),
    ...called('jpg', 'image/jpeg', jpgs),
    ...called('png', 'image/png', pngs),
    ...called('xml', 'application/xml', xml),
    ...called('xml', 'text/xml', found),
  ]
  return { files, found: found.length }
}
