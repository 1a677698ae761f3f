import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { encodings, isText, lastingAnswers, packedFolder, packedName, type Encoding } from './lasting-answers'

// Level 10 of Brotli compresses nearly as well as level 11 in a third of the time.
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }
const pack: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, brotliOptions),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
}

/** Compresses equal contents only once and returns the number of contents. */
export async function packAnswers(distDir: string): Promise<number> {
  const folder = packedFolder(distDir)
  mkdirSync(folder, { recursive: true })
  const texts = [...lastingAnswers(distDir).values()].map((file) => readFileSync(file)).filter(isText)
  const wanted = new Map(
    texts.flatMap((body) =>
      encodings.map((encoding) => [packedName(body, encoding), { body, encoding }] as const),
    ),
  )
  for (const name of readdirSync(folder)) if (!wanted.has(name)) rmSync(path.join(folder, name))
  await Promise.all(
    [...wanted].map(async ([name, { body, encoding }]) => {
      const target = path.join(folder, name)
      if (existsSync(target)) return
      writeFileSync(`${target}.new`, await pack[encoding](body))
      renameSync(`${target}.new`, target)
    }),
  )
  return wanted.size / encodings.length
}
