import { existsSync } from 'node:fs'
import path from 'node:path'

/** The program that reads strangers' files, as a path in the site's folder. `npm run build` makes it. */
export const readerFile = '.reader/reader.mjs'

const placeOf = (file: string) => path.join(/* turbopackIgnore: true */ process.cwd(), file)

/** The absolute path of the reader's program. Throws when it is missing. */
export function requireReaderFile(): string {
  const place = placeOf(readerFile)
  if (existsSync(place)) return place
  throw new Error(
    `${readerFile} is missing: without it no uploaded file is read. \`npm run build\` makes it; ship it beside the build.`,
  )
}
