import Form from 'next/form'
import { AccountForm, AccountsUpload } from '@/components/books/lazy-accounts'
import { DropAccountButton } from '@/components/books/drop-account-button'
import { Button } from '@/components/ui/button'
import { columnHeadStyles } from '@/components/ui/control-styles'
import { Field, Input } from '@/components/ui/field'
import { Pager } from '@/components/ui/pager'
import { booksText } from '@/content/books'
import { bookAccountsText as text } from '@/content/books-accounts'
import type { BookAccount } from '@/lib/books/account'
import { booksHref, type BooksQuery } from '@/lib/books/href'
import { foldText } from '@/lib/format/fold-text'

/** A page shows this many accounts, because a hundred would exceed the limit for the size of a page. */
const each = 60

type AccountListProps = { client: string; accounts: readonly BookAccount[]; query: BooksQuery }

/** Shows the accounts of the client's accounting program, with forms to load or type accounts. */
export function AccountList({ client, accounts, query }: AccountListProps) {
  const wanted = foldText(query.words)
  const found = accounts.filter(
    ({ code, name }) => code.startsWith(wanted) || foldText(name).includes(wanted),
  )
  const passed = Math.min(query.passed, Math.max(0, found.length - 1))
  const shown = found.slice(passed, passed + each)
  const to = (from: number) => booksHref(client, { ...query, passed: Math.max(0, from) })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <section aria-labelledby="accounts" className="min-w-0">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-ink pt-2">
          <h2 id="accounts" tabIndex={-1} className="scroll-mt-24 text-lg">
            {text.title}
          </h2>
          <p className="text-sm text-ink-2">{text.count(accounts.length)}</p>
        </div>
        {accounts.length === 0 ? (
          <p className="border-t border-rule py-3 text-ink-2">{text.none}</p>
        ) : (
          <>
            <Form
              action={booksHref(client)}
              role="search"
              className="flex flex-wrap items-end gap-3 border-t border-rule py-3"
            >
              <input type="hidden" name="vista" value="cuentas" />
              <input type="hidden" name="mes" value={query.month} />
              <Field label={text.search} className="min-w-0 flex-1">
                {(control) => (
                  <Input
                    {...control}
                    key={query.words}
                    name="q"
                    type="search"
                    defaultValue={query.words}
                    maxLength={80}
                  />
                )}
              </Field>
              <Button type="submit">{text.find}</Button>
            </Form>
            {found.length === 0 ? (
              <p className="border-t border-rule py-3 text-ink-2">{text.notFound(query.words)}</p>
            ) : (
              <AccountTable client={client} accounts={shown} />
            )}
          </>
        )}
        <Pager
          label={text.title}
          before={passed > 0 ? { href: to(passed - each), label: booksText.ready.earlier } : null}
          after={
            passed + each < found.length ? { href: to(passed + each), label: booksText.ready.later } : null
          }
        />
      </section>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
        <AccountsUpload client={client} count={accounts.length} />
        <AccountForm client={client} />
      </div>
    </div>
  )
}

function AccountTable({ client, accounts }: { client: string; accounts: readonly BookAccount[] }) {
  const { columns } = text
  return (
    <div className="rule-closes">
      <table aria-labelledby="accounts" className="stacked-table">
        <thead>
          <tr>
            {Object.values(columns).map((name) => (
              <th key={name} scope="col" className={columnHeadStyles}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {accounts.map(({ code, name, needsParty, needsCentre }) => {
            const needs = [needsParty ? text.party : '', needsCentre ? text.centre : ''].filter(Boolean)
            return (
              <tr key={code}>
                <th scope="row" className="tabular-nums">
                  {code}
                </th>
                <td data-label={columns.name} className="wrap-anywhere">
                  <bdi>{name}</bdi>
                </td>
                <td data-label={columns.needs} className={needs.length === 0 ? 'max-sm:hidden' : ''}>
                  {needs.join(', ')}
                </td>
                <td>
                  <DropAccountButton client={client} code={code} />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
