const paths = {
  arrow: 'M3.5 10h13M11.5 5l5 5-5 5',
  out: 'M8 4H4v12h12v-4M11.5 4H16v4.5M16 4l-7 7',
  check: 'M3.5 11.2 7.8 15.5 16.8 4.5',
  attention: 'M10 3v8.5M10 15.8v.4',
  menu: 'M3 6h14M3 10h14M3 14h14',
  close: 'm5 5 10 10M15 5 5 15',
  chevron: 'm5.5 8 4.5 4.5L14.5 8',
  search: 'M14.5 9a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0M13.2 13.2l3.8 3.8',
  message: 'M3 4h14v9.5H9L5.5 17v-3.5H3z',
  phone:
    'M4 3.5h3.2l1.3 3.7-2 1.5a11 11 0 0 0 4.8 4.8l1.5-2 3.7 1.3V16c0 .6-.4 1-1 1C8.9 17 3 11.1 3 4.5c0-.6.4-1 1-1z',
  mail: 'M2.5 4.5h15v11h-15zM2.5 5.5 10 11l7.5-5.5',
  pin: 'M10 17.5s5.5-5 5.5-9.3a5.5 5.5 0 0 0-11 0c0 4.3 5.5 9.3 5.5 9.3zM10 10v-.1',
} as const

/** Icons are plain markup, because the icon package's components would add script to every page. */
export function Icon({
  name,
  className = 'size-[1.25em]',
}: {
  name: keyof typeof paths
  className?: string
}) {
  return (
    <svg viewBox="0 0 20 20" className={`icon ${className}`} aria-hidden>
      <path d={paths[name]} />
    </svg>
  )
}

export function OpenIcon({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 20 20" className={`icon ${className}`} aria-hidden>
      <path d="M4 10h12" />
      <path d="M10 4v12" className="group-open:hidden" />
    </svg>
  )
}
