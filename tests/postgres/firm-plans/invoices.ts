import { checkDigit } from '@/lib/format/nit'
import { soughtInvoice, type LargeFirm } from '../../support/large-firm'
import type { Question, Questions } from '../../support/read-plans'

const indexed = [
  'invoices',
  'documents',
  'user_approval_status',
  'client_cards',
  'companies',
  'client_profiles',
]
const queue = (wanted: object | ((firm: LargeFirm) => object)): Question => ({
  query: (firm) =>
    `select public.review_queue('${JSON.stringify(typeof wanted === 'function' ? wanted(firm) : wanted)}')`,
  indexed,
})
const cursor = ['2026-10-20T12:00:00Z', '00000000-0000-4000-8000-000000000000']

const { supplier, nit, document, code } = soughtInvoice

export const sought: Readonly<Record<string, string>> = {
  'its supplier': supplier,
  'its supplier without accents, in part': 'papeles orient',
  'the number that DIAN knows': document,
  'that number as it is spoken': 'sett-4821',
  'a NIT': nit,
  'a NIT with its points and its digit': `900.418.726-${checkDigit(nit)}`,
  'a CUFE': code,
  'a CUFE in capitals, with its name before it': `CUFE: ${code.toUpperCase()}`,
  'the beginning of a CUFE': '7f3a91c0',
  'an amount with points': '$ 2.824.911',
  'an amount without them': '2824911',
  'an amount with its cents': '2.824.911,00',
  'supplier and amount': 'oriente 2.824.911',
}

export const invoices: Questions = {
  'what waits': queue({}),
  'what waits, further on': queue({ cursor }),
  'what waits, on the way back': queue({ cursor, backward: true }),
  'what waits for a file': queue({ queue: 'asked' }),
  'what was accepted': queue({ queue: 'accepted' }),
  'what was rejected, further on': queue({ queue: 'rejected', cursor }),
  'rejected of one client': queue(({ client }) => ({ client, queue: 'rejected' })),
  'rejected without findings': queue({ queue: 'rejected', findings: false }),
  'with findings': queue({ findings: true }),
  'accepted without findings': queue({ queue: 'accepted', findings: false }),
  'of one client': queue(({ client }) => ({ client })),
  'all of one client': queue(({ client }) => ({ client, queue: 'all' })),
  'all of one client, further on': queue(({ client }) => ({ client, queue: 'all', cursor })),
  'a name among all of one client': queue(({ client }) => ({ client, queue: 'all', search: 'factura' })),
  'accepted of one client': queue(({ client }) => ({ client, queue: 'accepted' })),
  'everything, further on': queue({ queue: 'all', cursor }),
  'a supplier that many have, in every state': queue({ queue: 'all', search: 'cementos' }),
  'a number, in every state': queue({ queue: 'all', search: '520-1' }),
  'what nobody has, in every state': queue({ queue: 'all', search: 'inexistente' }),
  'a name that many have': queue({ search: 'factura', queue: 'accepted' }),
  'a name that few have': queue({ search: '520-1' }),
  'a number': queue({ search: 'INV-2026-001' }),
  'a client that one has': queue({ search: 'cliente520@empresa35' }),
  'clients that many have': queue({ search: 'ferreteria', queue: 'accepted' }),
  'clients and names that nobody has': queue({ search: 'inexistente', queue: 'accepted' }),
  'a supplier that many have': queue({ search: 'cementos', queue: 'accepted' }),
  'an amount that few have': queue({ search: '1.234.567', queue: 'accepted' }),
  'an amount that nobody has': queue({ search: '9.999.999.999', queue: 'accepted' }),
  ...Object.fromEntries(
    Object.entries(sought).map(([name, search]) => [name, queue({ search, queue: 'accepted' })]),
  ),
  'two letters': queue({ search: 'fe', queue: 'rejected' }),
  'one invoice': {
    query: ({ client }) =>
      `select public.review_invoice((select i.id from public.invoices i where i.user_id = '${client}' limit 1))`,
    indexed,
  },
}
