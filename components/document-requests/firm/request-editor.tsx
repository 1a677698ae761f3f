import { CancelRequest } from '@/components/document-requests/firm/cancel-request'
import { RequestForm } from '@/components/document-requests/firm/request-form'
import { Breadcrumb } from '@/components/site/breadcrumb'
import { Notice } from '@/components/ui/notice'
import { requestFormText as text } from '@/content/document-request-form'
import { firmRequestsText } from '@/content/document-requests'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { requestsHref } from '@/lib/document-requests/href'
import { listTemplates } from '@/lib/document-requests/queries'
import type { FirmRequest } from '@/lib/document-requests/request'
import { isOpen, phaseOf, titleOf } from '@/lib/obligations/obligation'
import { readWork } from '@/lib/obligations/queries'
import type { Member } from '@/lib/session/require'

type RequestEditorProps = {
  member: Member
  client: { id: string; name: string } | null
  /** A warning before sending, for example that the client has no e-mail address. */
  note?: string | null
  saved: FirmRequest | null
}

export async function RequestEditor({ member, client, note, saved }: RequestEditorProps) {
  const today = bogotaDay(new Date())
  const [work, own] = await Promise.all([client ? readWork(member, client.id) : null, listTemplates(member)])
  const obligations = (work?.rows ?? [])
    .filter((row) => isOpen(phaseOf(row, today)))
    .map((row) => ({ id: row.id, title: titleOf(row), due: row.due }))
  const title = saved ? text.editTitle : text.title
  return (
    <div className="pt-8 pb-12">
      <Breadcrumb trail={[{ label: firmRequestsText.title, href: requestsHref({}) }]} current={title} />
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1>{title}</h1>
        {saved ? <CancelRequest request={saved.id} seen={saved.version} draft /> : null}
      </div>
      {note ? (
        <Notice tone="warn" className="mb-6">
          {note}
        </Notice>
      ) : null}
      <RequestForm
        client={client}
        obligations={obligations}
        templates={own.filter(({ archived }) => !archived)}
        saved={saved}
        today={today}
      />
    </div>
  )
}
