import { NavLink } from '@/components/site/header/nav-link'
import { legalLabels } from '@/content/legal/labels'
import { legalDocuments } from '@/content/legal/legal-documents'

export function LegalTabs() {
  return (
    <nav
      aria-label={legalLabels.tabs}
      className="flex flex-wrap gap-x-6 border-b border-rule-field print:hidden"
    >
      {legalDocuments.map(({ path, tab }) => (
        <NavLink
          key={path}
          href={path}
          className="-mb-px inline-flex min-h-tap items-center border-b-5 border-double border-transparent text-ink-2 hover:text-ink aria-[current]:border-green aria-[current]:font-semibold aria-[current]:text-green"
        >
          {tab}
        </NavLink>
      ))}
    </nav>
  )
}
