'use client'
import { useEffect, useState } from 'react'
import { ClientSection } from '@/components/clients/client-section'
import { DateList } from '@/components/tax-profile/date-list'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { attempted } from '@/components/ui/use-act'
import { taxProfileText } from '@/content/tax-profile'
import { previewDatesAction } from '@/lib/tax-profile/actions'
import { compareDates, type DateLine } from '@/lib/tax-profile/date-lines'
import { draftSchema, type ProfileDraft } from '@/lib/tax-profile/schema'

type Preview = { lines: readonly DateLine[] | null; state: 'ready' | 'working' | 'stale' | 'failed' }
type Asked = { draft: ProfileDraft | null; preview: Preview }

const pauseMs = 400

/** The dates of what is typed in, asked for once somebody pauses; null before the first. Without a draft those that are known. */
function useDatePreview(client: string, draft: ProfileDraft | null, known: readonly DateLine[] | null) {
  const [tries, setTries] = useState(0)
  const [asked, setAsked] = useState<Asked>({ draft: null, preview: { lines: null, state: 'ready' } })

  useEffect(() => {
    if (!draft) return
    let left = false
    const settle = (state: Preview['state'], lines?: readonly DateLine[]) => {
      if (!left)
        setAsked((now) => ({ draft, preview: { lines: lines ?? now.preview.lines ?? known, state } }))
    }
    const timer = setTimeout(async () => {
      if (!draftSchema.safeParse(draft).success) return settle('stale')
      const answer = await attempted(previewDatesAction({ client, profile: draft }))
      if (answer.ok) settle('ready', answer.data)
      else settle('failed')
    }, pauseMs)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [client, draft, known, tries])

  const retry = () => setTries((n) => n + 1)
  if (!draft) return { lines: known, state: 'ready' as const, retry }
  const { lines, state } = asked.preview
  return { lines: lines ?? known, state: asked.draft === draft ? state : ('working' as const), retry }
}

const text = taxProfileText.dates

type DatePreviewProps = {
  client: string
  /** What is typed in; null while it is the saved profile. */
  draft: ProfileDraft | null
  /** The dates of the profile in force; null without one. */
  known: readonly DateLine[] | null
}

/** The dates that come of a profile, before it is saved, beside those of the one in force. */
export function DatePreview({ client, draft, known }: DatePreviewProps) {
  const { lines, state, retry } = useDatePreview(client, draft, known)
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
