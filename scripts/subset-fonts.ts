import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import subsetFont from 'subset-font'
import { fontCharacters } from './fonts/font-characters'
import { root } from './stack/child'

const families = ['brygada-1918', 'instrument-sans'] as const

/** Cuts the two families down to what Spanish pages need and writes them to app/fonts; run after changing either. */
mkdirSync(path.join(root, 'app/fonts'), { recursive: true })
for (const family of families) {
  const source = `node_modules/@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`
  const font = await subsetFont(readFileSync(path.join(root, source)), fontCharacters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 600 } },
  })
  writeFileSync(path.join(root, `app/fonts/${family}.woff2`), font)
  console.log(`${family}: ${font.length} bytes`)
}
