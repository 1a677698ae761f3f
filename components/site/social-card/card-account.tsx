import type { Card, CardValue } from '@/components/site/social-card/card'
import { ink, serif } from '@/components/site/social-card/card-ink'
import { valueSize } from '@/components/site/social-card/value-size'

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

/** The account on a card: rows under one rule, and the result over its double rule. */
export function CardAccount({ rows, total }: Pick<Card, 'rows' | 'total'>) {
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
