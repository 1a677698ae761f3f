import { firm } from '@/content/firm'

export function Wordmark({ full = false }: { full?: boolean }) {
  return (
    <span className="wordmark">
      <b>{firm.shortName}</b>
      {full ? <span>{firm.name.slice(firm.shortName.length).trim()}</span> : null}
    </span>
  )
}
