import type { Route } from 'next'
import Link from 'next/link'
import { documentNames } from '@/content/einvoice/reading'
import { invoices } from '@/content/invoices'
import type { Filed } from '@/lib/invoices/filed'

const text = invoices.filed
const names: Readonly<Record<string, string>> = documentNames

type FiledWithProps = { filed: Filed; href: (id: string) => Route }

/** Links an invoice and the electronic events about it with each other; renders nothing without links. */
export function FiledWith({ filed: { about, events }, href }: FiledWithProps) {
  if (!about && events.length === 0) return null
  return (
    <section aria-label={text.title} className="border-t border-rule py-3 text-sm">
      {about ? (
        <p>
          {text.about}{' '}
          <Link href={href(about.id)} prefetch={false}>
            {about.number}
          </Link>
          .
        </p>
      ) : null}
      {events.length > 0 ? (
        <>
          <p>{text.events}</p>
          <ul className="list-disc pl-5">
            {events.map(({ id, number, kind }) => (
              <li key={id}>
                <Link href={href(id)} prefetch={false}>
                  {names[kind] ?? text.other}
                </Link>{' '}
                · {number}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  )
}
