'use client'
import { ChevronDown } from 'lucide-react'
import { useEffect, useState } from 'react'
import { ClientSection } from '@/components/clients/client-section'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { Notice } from '@/components/ui/notice'
import { attempted } from '@/components/ui/use-act'
import { taxProfileText } from '@/content/tax-profile'
import { formatCivilDay, type CivilDay } from '@/lib/calendar/civil-day'
import { previewDatesAction } from '@/lib/tax-profile/actions'
import { compareDates, undatedGroups, type ComparedLine, type DateLine } from '@/lib/tax-profile/changes'
import { draftSchema, type ProfileDraft } from '@/lib/tax-profile/schema'

const linesBeforeExpanding = 12

type Preview = { lines: readonly DateLine[] | null; state: 'ready' | 'working' | 'stale' | 'failed' }
type Asked = { draft: ProfileDraft | null; day: CivilDay | null; preview: Preview }

const pauseMs = 400

/** `lines` are the tax dates of the draft; without a draft or a first response, the dates of the saved profile. */
function useDatePreview({ client, draft, day, known }: DatePreviewProps) {
  const [tries, setTries] = useState(0)
  const [asked, setAsked] = useState<Asked>({
    draft: null,
    day: null,
    preview: { lines: null, state: 'ready' },
  })

  useEffect(() => {
    if (!draft) return
    let left = false
    const settle = (state: Preview['state'], lines?: readonly DateLine[]) => {
      if (!left)
        setAsked((now) => ({ draft, day, preview: { lines: lines ?? now.preview.lines ?? known, state } }))
    }
    const timer = setTimeout(async () => {
      if (!day || !draftSchema.safeParse(draft).success) return settle('stale')
      const answer = await attempted(previewDatesAction({ client, valid_from: day, profile: draft }))
      if (answer.ok) settle('ready', answer.data)
      else settle('failed')
    }, pauseMs)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [client, draft, day, known, tries])

  const retry = () => setTries((n) => n + 1)
  if (!draft) return { lines: known, state: 'ready' as const, retry }
  const { lines, state } = asked.preview
  return {
    lines: lines ?? known,
    state: asked.draft === draft && asked.day === day ? state : ('working' as const),
    retry,
  }
}

const text = taxProfileText.dates

type DatePreviewProps = {
  client: string
  /** The form's content; null while the form equals the saved profile. */
  draft: ProfileDraft | null
  day: CivilDay | null
  /** Dates that follow from the saved profiles; null without a profile. */
  known: readonly DateLine[] | null
}

export function DatePreview(props: DatePreviewProps) {
  const { known } = props
  const { lines, state, retry } = useDatePreview(props)
  return (
    <ClientSection id="profile-dates" title={text.title} small>
      <div aria-busy={state === 'working' || undefined} className="aria-busy:opacity-60">
        {state === 'failed' ? (
          <Notice tone="warn" className="mb-3">
            <p>{text.failed}</p>
            <Button size="sm" variant="quiet" className="pl-0" onClick={retry}>
              {text.retry}
            </Button>
          </Notice>
        ) : null}
        {state === 'stale' ? <p className="mb-2 text-sm text-ink-2">{text.stale}</p> : null}
        {lines ? (
          <DateList lines={compareDates(known ?? [], lines)} />
        ) : (
          <p className="py-2 text-[1rem] text-ink-2">{text.waiting}</p>
        )}
      </div>
    </ClientSection>
  )
}

/** Marks the dates that the draft adds, and strikes through the dates that the draft removes. */
function DateList({ lines }: { lines: readonly ComparedLine[] }) {
  const [whole, setWhole] = useState(false)
  const dated = lines.filter(({ due }) => due !== null)
  const undated = undatedGroups(lines.filter(({ due }) => due === null))
  const shown = whole ? dated : dated.slice(0, linesBeforeExpanding)
  const counted = (is: ComparedLine['change']['is']) => lines.filter(({ change }) => change.is === is).length
  const changes = text.changes(counted('new'), counted('gone'), counted('moved'))
  const hasKept = counted('kept') + counted('moved') + counted('gone') > 0
  return (
    <>
      {dated.length > 0 ? (
        <p className="text-sm text-ink-2">{text.count(shown.length, dated.length)}</p>
      ) : null}
      {hasKept && changes ? (
        <p className="mt-1 text-[1rem] font-[550]">{`${text.withChanges} ${changes}.`}</p>
      ) : null}
      {lines.length === 0 ? <p className="py-3 text-[1rem] text-ink-2">{text.none}</p> : null}
      <ol className={cn('mt-2', shown.length > 0 && 'rule-closes')}>
        {shown.map((line) => (
          <li key={line.key} className="border-t border-rule">
            <DateEntry line={line} marks={hasKept} />
          </li>
        ))}
      </ol>
      {dated.length > linesBeforeExpanding ? (
        <Button
          size="sm"
          variant="quiet"
          className="pl-0"
          aria-expanded={whole}
          onClick={() => setWhole(!whole)}
        >
          {whole ? text.fewer : text.all(dated.length)}
        </Button>
      ) : null}
      {undated.length > 0 ? (
        <>
          <h3 className="mt-4 font-sans text-base font-semibold">{text.undated}</h3>
          <ul>
            {undated.map((line) => (
              <li key={`${line.key} ${line.change.is}`} className="border-t border-rule first:border-t-0">
                <DateEntry line={line} marks={hasKept} periods={line.periods} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <p className="mt-3 text-sm text-ink-2">{text.note}</p>
    </>
  )
}

type DateEntryProps = {
  line: ComparedLine
  marks: boolean
  periods?: readonly string[]
}

function DateEntry({ line, marks, periods }: DateEntryProps) {
  const { due, title, place, period, state, change, note, source, norm, why, actBy, latest, remark } = line
  const isGone = change.is === 'gone'
  return (
    <details className="group py-2.5 text-[1rem]">
      <summary className="flex min-h-tap cursor-pointer items-center gap-3 leading-snug">
        {due ? (
          <span className={cn('w-24 flex-none self-start tabular-nums', isGone && 'line-through')}>
            {formatCivilDay(due)}
          </span>
        ) : null}
        <span className="min-w-0 grow wrap-anywhere">
          <b className={cn('font-semibold', isGone && 'line-through')}>
            {place ? `${title}, ${place}` : title}
          </b>{' '}
          {marks ? <Mark change={change} /> : null}
          <span className="block text-sm text-ink-2">
            {(periods ?? [period]).join(', ')}
            {state ? `. ${text.states[state]}` : null}
          </span>
          {state ? null : <span className="block text-sm text-ink-2">{note}</span>}
        </span>
        <ChevronDown className="size-5 flex-none group-open:rotate-180" strokeWidth={1.75} aria-hidden />
      </summary>
      <div className="grid gap-1 pt-2 text-sm text-ink-2 sm:pl-27">
        {state ? <p>{note}</p> : null}
        {remark ? <p className="text-ink">{remark}</p> : null}
        {due && actBy && actBy < due ? <p>{text.actBy(formatCivilDay(actBy))}</p> : null}
        {due && latest && latest > due ? <p>{text.latest(formatCivilDay(latest))}</p> : null}
        <p className="wrap-anywhere">{`${text.source} ${[source, norm].filter(Boolean).join('. ')}.`}</p>
        <p className="wrap-anywhere">{why}</p>
      </div>
    </details>
  )
}

function Mark({ change }: Pick<ComparedLine, 'change'>) {
  if (change.is === 'new') return <Badge tone="ok">{text.isNew}</Badge>
  if (change.is === 'gone') return <Badge tone="unknown">{text.isGone}</Badge>
  if (change.is === 'kept') return null
  return <Badge tone="pending">{change.was ? text.wasOn(formatCivilDay(change.was)) : text.isNew}</Badge>
}
