import {
  CalendarDays,
  ClipboardList,
  FileText,
  Files,
  Folder,
  MessageSquare,
  UserRound,
  Zap,
  type LucideIcon,
} from 'lucide-react'
import { Marked } from '@/components/search/marked'
import type { FoundLine, SearchGroup } from '@/lib/search/href'

const icons: Record<SearchGroup, LucideIcon> = {
  clients: Folder,
  people: UserRound,
  invoices: FileText,
  documents: Files,
  messages: MessageSquare,
  requests: ClipboardList,
  obligations: CalendarDays,
  actions: Zap,
}

export const lineStyles =
  'grid min-h-[2.9rem] grid-cols-[1.25rem_minmax(0,1fr)] items-center gap-x-3 px-4 py-1.5 text-[1rem] leading-tight min-[44rem]:grid-cols-[1.5rem_minmax(0,1fr)_auto]'

type LineContentProps = { group: SearchGroup; line: FoundLine; words: string }

/** Shows a search result; its amount, state or day is at the end of the line, on phones below the title. */
export function LineContent({ group, line: { title, detail, aside }, words }: LineContentProps) {
  const Icon = icons[group]
  return (
    <>
      <Icon className="size-[1.15rem] text-ink-2" strokeWidth={1.75} aria-hidden />
      <span className="min-w-0 wrap-anywhere">
        <bdi className="font-[550]">
          <Marked text={title} words={words} />
        </bdi>{' '}
        <small className="text-sm text-ink-2">
          <Marked text={detail} words={words} />
        </small>
      </span>
      {aside ? (
        <span className="text-sm wrap-anywhere text-ink-2 max-[44rem]:col-start-2 min-[44rem]:max-w-[16rem] min-[44rem]:text-right">
          <Marked text={aside} words={words} />
        </span>
      ) : null}
    </>
  )
}
