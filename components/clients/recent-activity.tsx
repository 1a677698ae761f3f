import type { Route } from 'next'
import Link from 'next/link'
import { ClientSection } from '@/components/clients/client-section'
import { ClientUpload } from '@/components/clients/client-upload'
import { InvoiceStatusBadge } from '@/components/invoices/invoice-status'
import { clientText } from '@/content/clients'
import type { Overview } from '@/lib/clients/overview'
import { formatDateTime, formatListDate } from '@/lib/format/date'
import { formatFileSize } from '@/lib/format/number'

const messagesText = clientText.messages
const documentsText = clientText.documents
const invoicesText = clientText.invoices
const columns = clientText.invoiceColumns
const head = 'h-[2.4rem] pr-4 text-left text-xs font-medium text-ink-2'

export function LastMessages({ threads }: Pick<Overview, 'threads'>) {
  return (
    <ClientSection
      id="client-messages"
      title={messagesText.title}
      empty={threads.length === 0 && messagesText.empty}
    >
      <ul>
        {threads.map(({ id, subject, last_message_at, firm_unread, author, body }) => (
          <li key={id} className="border-t border-rule py-2 text-[1rem] first:border-t-0">
            <Link
              href={`/admin/mensajes/${id}` as Route}
              prefetch={false}
              className="inline-flex min-h-tap items-center font-[550] wrap-anywhere underline underline-offset-[0.22em]"
            >
              {subject}
            </Link>
            {body ? (
              <p className="line-clamp-2 wrap-anywhere text-ink-2">
                {author === 'firm' ? `${messagesText.firm} ` : null}
                {body}
              </p>
            ) : null}
            <p className="text-sm text-ink-2">
              {formatDateTime(last_message_at)}
              {firm_unread > 0 ? (
                <b className="ml-2 font-[550] text-ochre-ink">{messagesText.unread(firm_unread)}</b>
              ) : null}
            </p>
          </li>
        ))}
      </ul>
    </ClientSection>
  )
}

export function RecentDocuments({ client }: { client: Pick<Overview, 'id' | 'documents' | 'status'> }) {
  const { id, documents, status } = client
  return (
    <ClientSection id="client-documents" title={documentsText.title}>
      {documents.length === 0 ? <p className="py-2 text-[1rem] text-ink-2">{documentsText.empty}</p> : null}
      <ul>
        {documents.map((document) => (
          <li key={document.id} className="border-t border-rule py-1.5 text-[1rem] first:border-t-0">
            <a
              href={`/api/documentos/${document.id}`}
              className="inline-flex min-h-tap items-center font-[550] wrap-anywhere underline underline-offset-[0.22em]"
            >
              <bdi>{document.name}</bdi>
            </a>
            <span className="block text-sm text-ink-2">
              {formatListDate(document.created_at)} · {formatFileSize(document.file_size)} ·{' '}
              {document.uploaded_by === 'firm' ? documentsText.byFirm : documentsText.byClient}
            </span>
          </li>
        ))}
      </ul>
      {status === 'approved' ? <ClientUpload client={id} /> : null}
    </ClientSection>
  )
}

export function RecentInvoices({ invoices }: Pick<Overview, 'invoices'>) {
  return (
    <ClientSection
      id="client-invoices"
      title={invoicesText.title}
      empty={invoices.length === 0 && invoicesText.empty}
    >
      <table className="w-full border-collapse text-[1rem] max-sm:block" aria-labelledby="client-invoices">
        <thead className="max-sm:sr-only">
          <tr>
            <th scope="col" className={head}>
              {columns.invoice}
            </th>
            <th scope="col" className={head}>
              {columns.date}
            </th>
            <th scope="col" className={head}>
              {columns.status}
            </th>
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {invoices.map(({ id, name, number, status, created_at, withdrawn_at }) => (
            <tr key={id} className="border-t border-rule max-sm:grid max-sm:py-2">
              <th scope="row" className="py-1.5 pr-4 text-left wrap-anywhere">
                <Link
                  href={`/admin/facturas/${id}` as Route}
                  prefetch={false}
                  className="inline-flex min-h-tap items-center font-[550] underline underline-offset-[0.22em]"
                >
                  <bdi>{name}</bdi>
                </Link>
                <small className="block text-xs font-normal text-ink-2">
                  {number}
                  {withdrawn_at ? ` · ${invoicesText.withdrawn}` : null}
                </small>
              </th>
              <td className="pr-4 text-ink-2">{formatListDate(created_at)}</td>
              <td className="max-sm:pt-1">
                <InvoiceStatusBadge status={status} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ClientSection>
  )
}
