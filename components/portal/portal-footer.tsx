import { firm } from '@/content/firm'

export function PortalFooter() {
  return (
    <footer className="mt-18 border-t-5 border-double border-ink pt-4 pb-6 text-sm min-[60rem]:pb-26 print:hidden">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-1">
        <p>
          © {firm.copyrightYear} {firm.name}
        </p>
        <p className="flex flex-wrap gap-x-6">
          <a href={firm.phone.href} className="inline-flex min-h-tap items-center underline">
            {firm.phone.label}
          </a>
          <a href={`mailto:${firm.email}`} className="inline-flex min-h-tap items-center underline">
            {firm.email}
          </a>
        </p>
      </div>
    </footer>
  )
}
