import { FeeSchedule } from '@/components/signatures/fee-schedule'
import { ResumeButton } from '@/components/signatures/resume-button'
import { SealWatch } from '@/components/signatures/seal-watch'
import { SignDocument } from '@/components/signatures/sign-document'
import { SignatureProof } from '@/components/signatures/signature-proof'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { NeedsScript } from '@/components/ui/needs-script'
import { Notice } from '@/components/ui/notice'
import { needsScript } from '@/content/needs-script'
import { signaturePageText as text } from '@/content/signature-page'
import { bogotaDay, daysBetween, type CivilDay } from '@/lib/calendar/civil-day'
import { formatDay } from '@/lib/format/date'
import { listed } from '@/lib/format/listed'
import { longDay } from '@/lib/format/day-name'
import { isOpenView, type OpenSignature, type SignerState, type SignerView } from '@/lib/signatures/signature'

export const signerTones: Record<SignerState, BadgeTone> = {
  asked: 'pending',
  locked: 'pending',
  waiting: 'unknown',
  removed: 'unknown',
  mailbox: 'unknown',
  declined: 'unknown',
  stopped: 'unknown',
  expired: 'bad',
  withdrawn: 'unknown',
  superseded: 'unknown',
  'signed-part': 'ok',
  sealing: 'ok',
  signed: 'ok',
}

/** Returns the last day of the period, which is the day before `dueAt`. */
const lastDay = (dueAt: string) => new Date(Date.parse(dueAt) - 1)

export function sentenceOf(view: SignerView): string {
  const { sentences } = text
  const { state, by, dueAt } = view
  if (state === 'waiting') return sentences.waiting(view.first ?? '')
  if (state === 'expired') return sentences.expired(longDay(lastDay(dueAt)).toLowerCase())
  if (state === 'signed-part') {
    const others = isOpenView(view) ? view.others.filter(({ signed }) => !signed) : []
    return sentences['signed-part'](others.length, listed(others.map(({ name }) => name)) ?? '')
  }
  const sentence = sentences[state]
  return typeof sentence === 'function' ? sentence(by) : sentence
}

type SignatureViewProps = { view: SignerView; link: string | null; today: CivilDay; write: string | null }

/** Shows a signer the document with its steps or, afterwards, how the signing ended. */
export function SignatureView({ view, link, today, write }: SignatureViewProps) {
  const asked = new URLSearchParams({ ...(link && { enlace: link }) })
  const href = (sealed: boolean) => {
    const params = new URLSearchParams(asked)
    if (sealed) params.set('firmado', '1')
    const query = params.toString()
    return `/api/firmas/${view.id}${query === '' ? '' : `?${query}`}`
  }
  if (!isOpenView(view)) return <Notice tone="warn">{sentenceOf(view)}</Notice>
  if (view.state === 'asked')
    return (
      <>
        <Heading view={view} today={today} />
        <FeeSchedule fees={view.fees} by={view.signer.party === 'firm' ? 'firm' : 'client'} />
        <NeedsScript>{needsScript.sign}</NeedsScript>
        <SignDocument key={view.version} view={view} link={link} href={href(false)} write={write} />
      </>
    )
  return (
    <>
      <Heading view={view} today={today} />
      <Ended view={view} link={link} href={href} today={today} />
    </>
  )
}

function Heading({ view, today }: { view: OpenSignature; today: CivilDay }) {
  const last = lastDay(view.dueAt)
  const left = daysBetween(today, bogotaDay(last))
  return (
    <div className="grid items-end gap-x-10 gap-y-4 pb-6 min-[64rem]:grid-cols-[minmax(0,1fr)_25rem]">
      <div className="min-w-0">
        <h1 className="wrap-anywhere">{view.title}</h1>
        <p className="mt-1 max-w-[60ch] text-ink-2">{text.sentBy(view.by, formatDay(view.sentAt))}</p>
        {view.message ? (
          <p className="mt-2 max-w-[60ch] wrap-anywhere whitespace-pre-line">«{view.message}»</p>
        ) : null}
      </div>
      {view.state === 'asked' || view.state === 'locked' ? (
        <p className="border-l-5 border-double border-ochre pl-4">
          <b className="block font-serif text-xl font-[550]">{longDay(last)}</b>
          <span className="text-sm">{text.due(left)}</span>
        </p>
      ) : null}
    </div>
  )
}

type EndedProps = {
  view: OpenSignature
  link: string | null
  href: (sealed: boolean) => string
  today: CivilDay
}

function Ended({ view, link, href, today }: EndedProps) {
  const { state, signer, dueAt } = view
  const heading = text.headings[state]
  return (
    <div className="grid gap-4">
      <p>
        <Badge tone={signerTones[state]}>{text.states[state]}</Badge>
      </p>
      {heading ? <h2>{heading}</h2> : null}
      {signer.reason ? (
        <blockquote className="max-w-[60ch] border-l-5 border-double border-ochre pl-4 wrap-anywhere">
          «{signer.reason}»
        </blockquote>
      ) : null}
      <p role="status" className="max-w-[60ch] font-serif text-lg">
        {sentenceOf(view)}
      </p>
      {state === 'signed-part' || state === 'sealing' ? <SealWatch /> : null}
      {state === 'declined' && bogotaDay(lastDay(dueAt)) >= today ? (
        <p>
          <ResumeButton request={view.id} link={link} />
        </p>
      ) : null}
      {view.proof ? <SignatureProof view={view} proof={view.proof} href={href} /> : null}
    </div>
  )
}
