'use client'
import { Download, X } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useFileBytes } from '@/components/documents/use-file-bytes'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/loading'
import { Modal } from '@/components/ui/modal'
import { openedPart } from '@/components/ui/opened-part'
import { State } from '@/components/ui/state'
import { useCloseByBack } from '@/components/ui/use-close-by-back'
import { documentListText } from '@/content/documents'
import { familyOf, fileHref, type DocumentItem } from '@/lib/documents/schema'

const text = documentListText.viewer
const PdfPages = dynamic(
  openedPart(() => import('@/components/documents/pdf-pages')),
  {
    ssr: false,
    loading: () => <Spinner label={text.loading} />,
  },
)
const SheetView = dynamic(
  openedPart(() => import('@/components/documents/sheet-view')),
  { ssr: false },
)
const XmlDocument = dynamic(
  openedPart(() => import('@/components/documents/xml-document')),
  { ssr: false },
)
const PictureView = dynamic(
  openedPart(() => import('@/components/documents/picture-view')),
  { ssr: false },
)

const views = { pdf: PdfPages, imagen: PictureView, xml: XmlDocument, excel: SheetView } as const

type DocumentViewerProps = { document: DocumentItem; onClose: () => void }

/** Draws the file's bytes; a file opened as a page of this site could run scripts. */
export default function DocumentViewer({ document, onClose }: DocumentViewerProps) {
  useCloseByBack(onClose)
  return (
    <Modal
      onClose={onClose}
      aria-labelledby="viewer-title"
      className="h-dvh max-h-none w-full max-w-5xl bg-paper sm:h-[94dvh] sm:rounded-sheet"
    >
      <div className="grid h-full grid-rows-[auto_minmax(0,1fr)]">
        <header className="flex items-center gap-2 border-b border-ink bg-sheet px-4 py-2">
          <h2 id="viewer-title" className="mr-auto min-w-0 text-lg leading-snug wrap-anywhere">
            <bdi>{document.name}</bdi>
          </h2>
          <Button asChild size="sm" variant="quiet">
            <a href={fileHref(document.id)} aria-label={documentListText.download}>
              <Download strokeWidth={1.75} aria-hidden />
              <span className="max-sm:hidden">{documentListText.download}</span>
            </a>
          </Button>
          <Button size="sm" variant="quiet" onClick={onClose} aria-label={text.close}>
            <X strokeWidth={1.75} aria-hidden />
            <span className="max-sm:hidden">{text.close}</span>
          </Button>
        </header>
        <div
          tabIndex={0}
          role="group"
          aria-labelledby="viewer-title"
          className="overflow-auto bg-sunk p-3 sm:p-6"
        >
          <Contents document={document} />
        </div>
      </div>
    </Modal>
  )
}

function Contents({ document }: { document: DocumentItem }) {
  const { bytes, fail, retry } = useFileBytes(fileHref(document.id))
  if (bytes === 'failed') {
    return (
      <State
        tone="error"
        title={text.failed.title}
        action={
          <Button size="sm" onClick={retry}>
            {text.failed.retry}
          </Button>
        }
      >
        {text.failed.text}
      </State>
    )
  }
  if (!bytes) return <Spinner label={text.loading} />
  const family = familyOf(document.type)
  const View = family === 'otro' ? PictureView : views[family]
  return <View name={document.name} type={document.type} bytes={bytes} onFailure={fail} />
}
