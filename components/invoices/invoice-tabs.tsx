import { LinkTabs } from '@/components/ui/link-tabs'
import { invoices } from '@/content/invoices'
import { invoiceTabs, tabAddress, type InvoiceTab } from '@/lib/invoices/address'

const { label, ...names } = invoices.tabs

export function InvoiceTabs({ tab }: { tab: InvoiceTab }) {
  const items = invoiceTabs.map((name) => ({
    href: tabAddress(name),
    label: names[name],
    current: name === tab,
  }))
  return <LinkTabs label={label} items={items} />
}
