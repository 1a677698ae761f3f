import { existsSync } from 'node:fs'
import path from 'node:path'

/** The program of the process that reads files of strangers, below the folder of the site; made by `npm run build`. */
export const readerFile = '.reader/reader.mjs'

const placeOf = (file: string) => path.join(/* turbopackIgnore: true */ process.cwd(), file)

/** Where it is; throws in words when it is not there. */
export function requireReaderFile(): string {
  const place = placeOf(readerFile)
  if (existsSync(place)) return place
  throw new Error(
    `${readerFile} is missing: without it no uploaded file is read. \`npm run build\` makes it; ship it beside the build.`,
  )
}
