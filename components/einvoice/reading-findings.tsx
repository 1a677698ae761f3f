import { Check, CircleAlert, TriangleAlert, UserRound } from 'lucide-react'
import { Authenticity, DianLink, DianStatus } from '@/components/einvoice/authenticity'
import { Advice, FindingsList } from '@/components/einvoice/findings'
import { Badge } from '@/components/ui/badge'
import { Notice } from '@/components/ui/notice'
import { documentNames, reading as text, unknownDocument } from '@/content/einvoice/reading'
import { refusalTexts } from '@/content/einvoice/refusals'
import type { KeptReading } from '@/lib/einvoice/kept-reading'
import type { Proposal } from '@/lib/einvoice/review-document'

const names: Readonly<Record<string, string>> = documentNames
const looks = {
  sound: { tone: 'ok', icon: Check },
  doubtful: { tone: 'pending', icon: TriangleAlert },
  wrong: { tone: 'bad', icon: CircleAlert },
} as const

type ReadingFindingsProps = { reading: KeptReading; reader: 'client' | 'advisor' }

export function ReadingFindings({ reading, reader }: ReadingFindingsProps) {
  const { refused, document, review, scan } = reading
  if (scan) return <ScanNotice scan={scan} />
  if (refused || !document || !review) {
    return <Notice tone="warn">{refusalTexts[refused ?? 'unreadable']}</Notice>
  }
  if (document.kind === 'other') {
    return (
      <Notice>
        <b className="font-[550]">{names[document.name] ?? unknownDocument(document.name)}.</b>{' '}
        {text.findings.unknown}
      </Notice>
    )
  }
  return (
    <div className="space-y-6">
      {reader === 'client' ? <Authenticity document={document} review={review} /> : null}
      <FindingsList document={document} review={review} reader={reader} />
      {review.authenticity ? null : <DianStatus document={document} />}
      {reader === 'client' ? <Advice review={review} /> : null}
      {reader === 'advisor' ? (
        <p className="text-xs text-ink-2">
          {review.again
            ? text.findings.again(review.rulesVersion, review.again.from)
            : text.findings.version(review.rulesVersion)}
        </p>
      ) : review.again ? (
        <p className="text-xs text-ink-2">{text.findings.newer}</p>
      ) : null}
    </div>
  )
}

/** From a scanned invoice only the code in its QR is read; the rest of the invoice is on DIAN's page. */
function ScanNotice({ scan: { code, of } }: { scan: NonNullable<KeptReading['scan']> }) {
  if (!code) return <Notice>{text.scan.nothing}</Notice>
  return (
    <div className="space-y-3">
      <Notice>{of ? text.scan.of(of) : text.scan.code}</Notice>
      <p className="text-xs break-all text-ink-2">{code}</p>
      <DianLink code={code} environment="1" />
    </div>
  )
}

/** A proposal of null means that the rules propose nothing and a person must decide. */
export function ProposalBadge({ proposal }: { proposal: Proposal | null }) {
  if (proposal === null) {
    return (
      <Badge tone="unknown" icon={UserRound}>
        {text.findings.forPerson}
      </Badge>
    )
  }
  return (
    <Badge tone={looks[proposal].tone} icon={looks[proposal].icon}>
      {text.findings.proposals[proposal]}
    </Badge>
  )
}
