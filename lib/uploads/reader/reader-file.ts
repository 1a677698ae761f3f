import { existsSync } from 'node:fs'
import path from 'node:path'

/** Reads files of strangers; below the folder of the site, built by `npm run build`. */
export const readerFile = '.reader/reader.mjs'

const placeOf = (file: string) => path.join(/* turbopackIgnore: true */ process.cwd(), file)

/** Throws when the file is missing. */
export function requireReaderFile(): string {
  const place = placeOf(readerFile)
  if (existsSync(place)) return place
  throw new Error(
    `${readerFile} is missing: without it no uploaded file is read. \`npm run build\` makes it; ship it beside the build.`,
  )
}
