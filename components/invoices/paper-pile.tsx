const sheets = [
  { d: 'M30 20h58v78H30z', transform: 'rotate(-7 59 59)' },
  { d: 'M72 18h58v78H72z', transform: 'rotate(6 101 57)' },
  { d: 'M50 10h60v84H50z' },
]

/** Three sheets, the top one added up. */
export function PaperPile({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 160 108" aria-hidden className={className}>
      <g className="fill-sheet stroke-ink" strokeWidth="1.25">
        {sheets.map((sheet) => (
          <path key={sheet.d} {...sheet} />
        ))}
      </g>
      <path
        d="M58 24h22M58 36h44M58 46h44M58 56h44M58 66h44M86 30v42"
        className="stroke-rule-field"
        strokeWidth="1.25"
      />
      <path d="M86 78h16M86 82h16" className="stroke-green" strokeWidth="1.75" />
    </svg>
  )
}
