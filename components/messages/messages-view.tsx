import { MessagesBoard } from '@/components/messages/messages-board'
import { NewMessageLink } from '@/components/messages/new-message-link'
import { PageHeading } from '@/components/portal/page-heading'
import { messages as text } from '@/content/messages'
import type { Page, Thread, ThreadWithMessages } from '@/lib/messages/message'

type MessagesViewProps = {
  person: string
  account: string
  threads: Page<Thread>
  page: ThreadWithMessages | null
}

/** Shows the newest conversation, or the conversation whose id is in the URL. */
export function MessagesView({ person, account, threads, page }: MessagesViewProps) {
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-5">
        <PageHeading title={text.title} subtitle={text.subtitle} />
        {page ? (
          <p className="pb-6">
            <NewMessageLink />
          </p>
        ) : null}
      </div>
      <MessagesBoard key={page?.thread.id} person={person} account={account} threads={threads} page={page} />
    </>
  )
}
