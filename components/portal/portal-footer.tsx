import Link from 'next/link'
import { firm } from '@/content/firm'
import { frame } from '@/content/frame'

export function PortalFooter() {
  return (
    <footer className="mt-18 border-t-5 border-double border-ink pt-4 pb-6 text-sm min-[60rem]:pb-26 print:hidden">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-1">
        <p>
          © {firm.copyrightYear} {firm.name}
        </p>
        <nav aria-label={frame.legal.label} className="flex flex-wrap gap-x-6">
          {frame.legal.links.map(({ href, label }) => (
            <Link
              key={href}
              href={href}
              prefetch={false}
              className="inline-flex min-h-tap min-w-tap items-center underline"
            >
              {label}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  )
}
