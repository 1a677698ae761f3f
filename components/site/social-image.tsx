import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ImageResponse } from 'next/og'
import { firm } from '@/content/firm'
import { socialCards } from '@/content/social-cards'

export const cardSize = { width: 1200, height: 630 }
export const cardType = 'image/png'
const serif = 'Brygada 1918'
const sans = 'Instrument Sans'
// The renderer cannot read woff2, the format of the site's variable fonts, so these files are woff.
const faces = [
  { name: serif, file: 'brygada-1918/files/brygada-1918-latin-400-normal.woff', weight: 400 },
  { name: serif, file: 'brygada-1918/files/brygada-1918-latin-600-normal.woff', weight: 600 },
  {
    name: sans,
    file: 'instrument-sans/files/instrument-sans-latin-400-normal.woff',
    weight: 400,
  },
] as const

// The site's colours in sRGB, because the renderer supports neither oklch nor custom properties.
const ink = {
  deep: firm.colors.deep,
  paper: '#f6f2e8',
  pale: firm.colors.pale,
  ochre: '#e2ae4d',
  rule: `${firm.colors.pale}48`,
} as const

/** In a tuple, the picture highlights the middle string, for example the digits that differ. */
type CardValue = string | readonly [before: string, marked: string, after: string]

/** `total` is set only when the values of `rows` add up to it. */
export type Card = {
  title: string
  rows: readonly { label: string; value: CardValue }[]
  total?: { label: string; value: string }
}

/** Runs only during the build, because every card is static. */
export async function socialImage(card: Card): Promise<ImageResponse> {
  return new ImageResponse(<SocialCard {...card} />, { ...cardSize, fonts: await loadFonts() })
}

const loadFonts = () =>
  Promise.all(
    faces.map(async ({ name, file, weight }) => ({
      name,
      weight,
      data: await readFile(path.join(process.cwd(), 'node_modules/@fontsource', file)),
    })),
  )

function Folio() {
  return (
    <div style={{ width: 150, display: 'flex', justifyContent: 'space-between' }}>
      <div style={{ width: 140, display: 'flex', justifyContent: 'center', paddingTop: 64 }}>
        <svg width="76" height="76" viewBox="0 0 32 32">
          <path fill={ink.paper} d={firm.mark} />
        </svg>
      </div>
      <div
        style={{
          width: 10,
          borderLeft: `3px solid ${ink.rule}`,
          borderRight: `3px solid ${ink.rule}`,
          height: 630,
        }}
      />
    </div>
  )
}

function SocialCard({ title, rows, total }: Card) {
  return (
    <div
      style={{
        width: 1200,
        height: 630,
        display: 'flex',
        background: ink.deep,
        color: ink.paper,
        fontFamily: sans,
      }}
    >
      <Folio />
      <div
        style={{
          flex: 1,
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          padding: '56px 64px 44px 58px',
        }}
      >
        <div style={{ display: 'flex', justifyContent: 'space-between' }}>
          <div
            style={{ width: 404, fontFamily: serif, fontSize: 62, lineHeight: 1, letterSpacing: '-0.028em' }}
          >
            {title}
          </div>
          <CardAccount rows={rows} total={total} />
        </div>
        <div
          style={{
            display: 'flex',
            justifyContent: 'space-between',
            alignItems: 'flex-end',
            borderTop: `2px solid ${ink.rule}`,
            paddingTop: 22,
          }}
        >
          <div style={{ fontFamily: serif, fontWeight: 600, fontSize: 34 }}>{firm.name}</div>
          <div style={{ fontSize: 26, color: ink.pale }}>{socialCards.tagline}</div>
        </div>
      </div>
    </div>
  )
}

function Value({ value, size }: { value: CardValue; size: number }) {
  const text = {
    fontFamily: serif,
    fontSize: size,
    lineHeight: 1,
    color: ink.paper,
    display: 'flex',
  } as const
  if (typeof value === 'string') return <div style={text}>{value}</div>
  const [before, marked, after] = value
  return (
    <div style={text}>
      <span>{before}</span>
      <span style={{ color: ink.ochre, borderBottom: `6px solid ${ink.ochre}`, paddingBottom: 8 }}>
        {marked}
      </span>
      <span>{after}</span>
    </div>
  )
}

function CardAccount({ rows, total }: Pick<Card, 'rows' | 'total'>) {
  const size = valueSize([...rows, ...(total ? [total] : [])].map(({ value }) => [value].flat().join('')))
  const line = {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'flex-end',
    padding: '16px 0',
  } as const
  const label = { fontSize: 22, lineHeight: 1.15, color: ink.pale, flex: 1, paddingRight: 16 } as const
  return (
    <div style={{ width: 444, display: 'flex', flexDirection: 'column' }}>
      {rows.map((row, index) => (
        <div
          key={row.label}
          style={index === 0 ? { ...line, paddingTop: 0 } : { ...line, borderTop: `2px solid ${ink.rule}` }}
        >
          <div style={label}>{row.label}</div>
          <Value value={row.value} size={size} />
        </div>
      ))}
      {total ? (
        <div style={{ ...line, borderTop: `3px solid ${ink.paper}`, paddingBottom: 0 }}>
          <div style={{ ...label, paddingBottom: 20 }}>{total.label}</div>
          <div style={{ display: 'flex', flexDirection: 'column' }}>
            <Value value={total.value} size={size} />
            <div
              style={{
                height: 11,
                marginTop: 10,
                borderTop: `4px solid ${ink.paper}`,
                borderBottom: `4px solid ${ink.paper}`,
              }}
            />
          </div>
        </div>
      ) : null}
    </div>
  )
}

/** Returns the largest size in pixels at which all values fit on the card. */
function valueSize(values: readonly string[]): number {
  const longest = Math.max(...values.map((value) => value.length))
  const byWidth = longest <= 7 ? 78 : longest <= 11 ? 50 : 30
  return Math.min(byWidth, values.length <= 3 ? 78 : values.length === 4 ? 54 : 40)
}
