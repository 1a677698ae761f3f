import { cp, mkdir, readFile, rm } from 'node:fs/promises'
import { globSync } from 'node:fs'
import path from 'node:path'
import { mailReaderFile, readerFile } from '@/lib/uploads/reader/reader-file'
import { bundle } from './stack/bundles'
import { root } from './stack/child'
import { programFile } from './stack/programs'

/** Programs open these files by name, so no import shows that the image needs them. */
const alongside = ['package.json', readerFile, mailReaderFile, 'supabase/migrations']
/** Next's server needs these files to start; a build's traces list only the files that it opens later. */
const nextItself = 'node_modules/next/{package.json,dist/**/*.{js,cjs,json,wasm}}'
/** The image leaves out these parts of Next, which only build, develop or resize images. */
const building =
  /\/next\/dist\/compiled\/(next-devtools|[\w-]+-experimental)|\/next\/dist\/esm\/|\/(sharp|@img)\/|\.(development|dev)\.js$/

async function openedFiles(distDir: string): Promise<string[]> {
  const opened = new Set(globSync(nextItself, { cwd: root }))
  for (const trace of globSync('**/*.nft.json', { cwd: distDir })) {
    const file = path.join(distDir, trace)
    const { files } = JSON.parse(await readFile(file, 'utf8')) as { files: string[] }
    for (const name of files) opened.add(path.relative(root, path.resolve(path.dirname(file), name)))
  }
  return [...opened].filter((name) => name.startsWith('node_modules/') && !building.test(`/${name}`))
}

/** Copies the files that the Docker image needs besides the build; of packages only the files that are opened. */
export async function layOutImage(distDir: string, target: string): Promise<void> {
  await rm(target, { recursive: true, force: true })
  await mkdir(target, { recursive: true })
  await cp(programFile('serve'), path.join(target, 'serve.mjs'))
  await bundle('next.config.ts', path.join(target, 'next.config.mjs'))
  for (const name of [...alongside, ...(await openedFiles(distDir))]) {
    const place = path.join(target, name)
    await mkdir(path.dirname(place), { recursive: true })
    await cp(path.join(root, name), place, { recursive: true })
  }
}

if (import.meta.filename === process.argv[1]) {
  const [target] = process.argv.slice(2)
  if (!target) throw new Error('Say where: node --import tsx scripts/image.ts FOLDER')
  await layOutImage(path.join(root, process.env.NEXT_DIST_DIR ?? '.next'), path.resolve(target))
}
