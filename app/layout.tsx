import type { Metadata } from 'next'
import localFont from 'next/font/local'
import type { ReactNode } from 'react'
import { firm } from '@/content/firm'
import { Flash } from '@/components/ui/flash'
import { LazyToaster } from '@/components/ui/lazy-toaster'
import { env } from '@/lib/env'
import './globals.css'

const instrument = localFont({
  src: '../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  variable: '--font-instrument',
  weight: '400 700',
})
const brygada = localFont({
  src: '../node_modules/@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2',
  variable: '--font-brygada',
  weight: '400 700',
})

export const metadata: Metadata = {
  metadataBase: new URL(env.SITE_URL),
  title: { default: firm.name, template: `%s | ${firm.name}` },
}

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html
      lang="es-CO"
      data-scroll-behavior="smooth"
      className={`${instrument.variable} ${brygada.variable}`}
      suppressHydrationWarning
    >
      <body>
        {children}
        <LazyToaster />
        <Flash />
      </body>
    </html>
  )
}
