'use client'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { FileInput } from '@/components/ui/file-input'
import { Notice } from '@/components/ui/notice'
import { useAct } from '@/components/ui/use-act'
import { bookAccountsText } from '@/content/books-accounts'
import { keepAccountsAction } from '@/lib/books/actions'
import { AccountsProblem, readAccounts, type FileAccounts } from '@/lib/books/read-accounts'

const text = bookAccountsText.load

/** Reads an exported catalogue of accounts in the browser; a person sees the result before it is stored. */
export function AccountsUpload({ client, count }: { client: string; count: number }) {
  const input = useRef<HTMLInputElement>(null)
  const { busy, act } = useAct()
  const [found, setFound] = useState<(FileAccounts & { name: string }) | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  async function read(file: File) {
    setFound(null)
    setProblem(null)
    try {
      setFound({ ...(await readAccounts(file)), name: file.name })
    } catch (error) {
      setProblem(text.problems[error instanceof AccountsProblem ? error.problem : 'broken'])
    }
  }

  return (
    <section
      aria-labelledby="load-accounts"
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 border-t border-ink pt-2"
    >
      <h2 id="load-accounts" className="text-lg">
        {text.title}
      </h2>
      <p className="text-sm text-ink-2">{text.hint}</p>
      <FileInput
        ref={input}
        accept=".xlsx,.csv"
        aria-label={text.choose}
        onFiles={([file]) => file && void read(file)}
        className="min-h-tap max-w-full text-sm"
      />
      {problem ? <Notice tone="bad">{problem}</Notice> : null}
      {found ? (
        <>
          <p role="status" className="wrap-anywhere">
            {[
              text.read(found.name, found.accounts.length),
              found.skipped > 0 ? text.skipped(found.skipped) : '',
              found.repeated > 0 ? text.repeated(found.repeated) : '',
              count > 0 ? text.replaces(count) : '',
            ]
              .filter(Boolean)
              .join(' ')}
          </p>
          <p>
            <Button
              variant="primary"
              busy={busy}
              onClick={() =>
                act({
                  work: () => keepAccountsAction({ client, accounts: found.accounts, whole: true }),
                  done: { title: text.saved },
                  failed: text.failed,
                  place: 'accounts',
                  then: () => setFound(null),
                })
              }
            >
              {text.save}
            </Button>
          </p>
        </>
      ) : null}
    </section>
  )
}
