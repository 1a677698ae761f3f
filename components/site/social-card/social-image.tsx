import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ImageResponse } from 'next/og'
import type { Card } from '@/components/site/social-card/card'
import { SocialCard } from '@/components/site/social-card/social-card'

export const cardSize = { width: 1200, height: 630 }
export const cardType = 'image/png'

// The renderer reads woff, not the woff2 of the variable families that the pages use.
const faces = [
  { name: 'Brygada 1918', file: 'brygada-1918/files/brygada-1918-latin-400-normal.woff', weight: 400 },
  { name: 'Brygada 1918', file: 'brygada-1918/files/brygada-1918-latin-600-normal.woff', weight: 600 },
  {
    name: 'Instrument Sans',
    file: 'instrument-sans/files/instrument-sans-latin-400-normal.woff',
    weight: 400,
  },
] as const

const loadFonts = () =>
  Promise.all(
    faces.map(async ({ name, file, weight }) => ({
      name,
      weight,
      data: await readFile(path.join(process.cwd(), 'node_modules/@fontsource', file)),
    })),
  )

/** Draws a card; runs at build time only, since every card is static. */
export async function socialImage(card: Card): Promise<ImageResponse> {
  return new ImageResponse(<SocialCard {...card} />, { ...cardSize, fonts: await loadFonts() })
}
