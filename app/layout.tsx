import type { Metadata, Viewport } from 'next'
import localFont from 'next/font/local'
import type { ReactNode } from 'react'
import { firm } from '@/content/firm'
import { paper } from '@/content/navigation'
import { HashEntries } from '@/components/ui/hash-entries'
import { Flash, LazyToaster } from '@/components/ui/lazy-toaster'
import { env } from '@/lib/env'
import './globals.css'

// With `optional`, a font that arrives late is used only from the next page on.
const instrument = localFont({
  src: './fonts/instrument-sans.woff2',
  variable: '--font-instrument',
  weight: '400 600',
  display: 'optional',
  adjustFontFallback: false,
})
const brygada = localFont({
  src: './fonts/brygada-1918.woff2',
  variable: '--font-brygada',
  weight: '400 600',
  display: 'optional',
  adjustFontFallback: false,
})

const { main, deep, deepSoft, pale, wash, rule } = firm.colors
const firmColors: Record<`--firm-${string}`, string> = {
  '--firm-main': main,
  '--firm-deep': deep,
  '--firm-deep-soft': deepSoft,
  '--firm-pale': pale,
  '--firm-wash': wash,
  '--firm-rule': rule,
}

export const metadata: Metadata = {
  metadataBase: new URL(env.SITE_URL),
  title: { default: firm.name, template: `%s | ${firm.name}` },
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '48x48' },
      { url: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
    ],
  },
}

export const viewport: Viewport = { themeColor: paper }

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html
      lang="es-CO"
      data-scroll-behavior="smooth"
      className={`${instrument.variable} ${brygada.variable}`}
      style={firmColors}
      suppressHydrationWarning
    >
      <body>
        {children}
        <HashEntries />
        <LazyToaster />
        <Flash />
      </body>
    </html>
  )
}
