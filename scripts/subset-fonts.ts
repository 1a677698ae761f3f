import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import subsetFont from 'subset-font'
import { root } from './stack/child'

const families = ['brygada-1918', 'instrument-sans'] as const

const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('')
const small = 'áéíóúüñàèìòùâêîôûäëïöçãõ'

/** The fonts contain Spanish, accents in names from neighbouring languages, and the signs in our texts. */
export const fontCharacters = [
  ascii,
  small,
  small.toUpperCase(),
  '¡¿«»·°ºª©®±²½×−–—‘’“”…•€™',
  // Spaces in formatted numbers and dates: no-break, narrow no-break and thin.
  '\u00a0\u202f\u2009',
].join('')

/** This script must be run again after a change of the characters or an update of the font packages. */
async function subsetFonts(): Promise<void> {
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
}

if (import.meta.filename === process.argv[1]) await subsetFonts()
