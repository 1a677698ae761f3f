import { existsSync } from 'node:fs'
import path from 'node:path'

/** Programs for untrusted files and mails, which `npm run build` puts into the site's folder. */
export const readerFile = '.reader/reader.mjs'
export const mailReaderFile = '.reader/mail-reader.mjs'

const placeOf = (file: string) => path.join(/* turbopackIgnore: true */ process.cwd(), file)

export function requireReaderFile(file = readerFile): string {
  const place = placeOf(file)
  if (existsSync(place)) return place
  throw new Error(
    `${file} is missing: without it no uploaded file is read. \`npm run build\` makes it; ship it beside the build.`,
  )
}
