import { firm } from '@/content/firm'

export function Wordmark({ full = false }: { full?: boolean }) {
  return (
    <span className="inline-flex min-h-tap items-center gap-[0.3em] font-serif text-[1.5rem]/none font-semibold tracking-[-0.02em] whitespace-nowrap">
      <b className="border-b-5 border-double border-green pb-[0.08em] whitespace-nowrap">{firm.shortName}</b>
      {full ? (
        <span className="font-normal max-[18rem]:hidden">
          {firm.name.slice(firm.shortName.length).trim()}
        </span>
      ) : null}
    </span>
  )
}
