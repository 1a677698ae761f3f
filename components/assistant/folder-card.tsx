import { ReplyLinkItem } from '@/components/assistant/reply-link-item'
import { SignedIn, SignedOut } from '@/components/site/session-view'
import { chat } from '@/content/assistant/chat'
import type { ReplyHref } from '@/content/assistant/reply'

const { title, present, link, absent, upload, visitor } = chat.folder

/** The client's Drive folder: not known yet (undefined), there, or not made yet (null). A visitor is shown the way in. */
export function FolderCard({ folder }: { folder: ReplyHref | null | undefined }) {
  return (
    <div className="border border-l-5 [border-left-style:double] border-rule border-l-green bg-sheet p-6">
      <SignedIn>
        <h3>{title}</h3>
        <p className="mt-1 text-ink-2">{folder === null ? absent : present}</p>
        <p className="min-h-tap">
          {folder ? <ReplyLinkItem link={{ href: folder, label: link }} /> : null}
          {folder === null ? <ReplyLinkItem link={{ href: '/portal/facturas', label: upload }} /> : null}
        </p>
      </SignedIn>
      <SignedOut>
        <h3>{visitor.title}</h3>
        <p className="mt-1 text-ink-2">{visitor.text}</p>
        <ReplyLinkItem link={{ href: '/auth?next=/portal', label: visitor.signIn }} />
      </SignedOut>
    </div>
  )
}
