import { ClientSection } from '@/components/clients/client-section'
import { ClientUpload } from '@/components/clients/client-upload'
import { clientText } from '@/content/clients'
import type { Overview } from '@/lib/clients/overview'
import { formatListDate } from '@/lib/format/date'
import { formatFileSize } from '@/lib/format/number'

const text = clientText.documents

export function RecentDocuments({ client }: { client: Pick<Overview, 'id' | 'documents' | 'status'> }) {
  const { id, documents, status } = client
  return (
    <ClientSection id="client-documents" title={text.title}>
      {documents.length === 0 ? <p className="py-2 text-[1rem] text-ink-2">{text.empty}</p> : null}
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
              {document.uploaded_by === 'firm' ? text.byFirm : text.byClient}
            </span>
          </li>
        ))}
      </ul>
      {status === 'approved' ? <ClientUpload client={id} /> : null}
    </ClientSection>
  )
}
