import type { Card } from '@/components/site/social-card/card'
import { CardAccount } from '@/components/site/social-card/card-account'
import { ink, sans, serif } from '@/components/site/social-card/card-ink'
import { firm } from '@/content/firm'
import { socialCards } from '@/content/social-cards'

const mark =
  'M3 3h8.6L24 17.3V4.6h-3.2V3H29v1.6h-3.2V22h-2.3L7.8 6.2v14.2H11V22H3v-1.6h3.2V4.6H3zM3 25h26v1.8H3zM3 28.7h26v1.8H3z'

function Folio() {
  return (
    <div style={{ width: 150, display: 'flex', justifyContent: 'space-between' }}>
      <div style={{ width: 140, display: 'flex', justifyContent: 'center', paddingTop: 64 }}>
        <svg width="76" height="76" viewBox="0 0 32 32">
          <path fill={ink.paper} d={mark} />
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

/** The card of a page, 1200 × 630 px, as the image renderer draws it. */
export function SocialCard({ title, rows, total }: Card) {
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
