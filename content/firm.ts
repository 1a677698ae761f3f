type Opening = { days: string; time: string; opens: string; closes: string }

/** Who the firm is, wherever it says so: pages, mails, records, legal texts, calendars, icons. */
export type Firm = {
  name: string
  /** The word that stands alone in the logo, and begins the name. */
  shortName: string
  legalName: string
  /** With its check digit. */
  nit: string
  /** A year. */
  founded: number
  email: string
  phone: { label: string; href: `tel:${string}` }
  /** `cityInFull` is the city as the law writes it. */
  address: { street: string; city: string; cityInFull: string; country: string }
  /** What a map is asked for: an address without the office finds the building. */
  map: { search: string }
  messaging: { number: string; message: string }
  /** Monday to Friday, and Saturday. */
  hours: readonly [Opening, Opening]
  social: readonly { name: string; href: string }[]
  automationService: string
  /** The day of the legal documents, as YYYY-MM-DD. */
  policyVersion: string
  copyrightYear: number
  /** Shades of the firm's colour: text and buttons, dark grounds, light text on those, a light ground, lines. */
  colors: Record<'main' | 'deep' | 'deepSoft' | 'pale' | 'wash' | 'rule', string>
  /** The sign of the icons: the path of an SVG in a box of 32 by 32. */
  mark: string
}

const nogal: Firm = {
  name: 'Nogal & Asociados',
  shortName: 'Nogal',
  legalName: 'Nogal & Asociados S.A.S.',
  nit: '901.234.567-7',
  founded: 2010,
  email: 'hola@nogal.example',
  phone: { label: '+57 601 000 0000', href: 'tel:+576010000000' },
  address: {
    street: 'Carrera 11 # 93-46, oficina 502',
    city: 'Bogotá',
    cityInFull: 'Bogotá D.C.',
    country: 'Colombia',
  },
  map: { search: 'Carrera 11 # 93-46, Bogotá, Colombia' },
  messaging: {
    number: '573000000000',
    message: 'Hola, estoy interesado en sus servicios contables. ¿Podrían darme más información?',
  },
  hours: [
    { days: 'Lunes a viernes', time: '8:00 a.m. a 6:00 p.m.', opens: '08:00', closes: '18:00' },
    { days: 'Sábados', time: '9:00 a.m. a 1:00 p.m.', opens: '09:00', closes: '13:00' },
  ],
  social: [
    { name: 'Facebook', href: 'https://www.facebook.com/nogal.example' },
    { name: 'Instagram', href: 'https://www.instagram.com/nogal.example' },
    { name: 'LinkedIn', href: 'https://www.linkedin.com/company/nogal-example' },
    { name: 'Twitter', href: 'https://twitter.com/nogal_example' },
  ],
  automationService: 'n8n',
  policyVersion: '2025-04-05',
  copyrightYear: 2026,
  colors: {
    main: '#134b32',
    deep: '#0a2e20',
    deepSoft: '#153d2c',
    pale: '#bedec8',
    wash: '#ddf0dd',
    rule: '#a6c3b1',
  },
  mark: 'M3 3h8.6L24 17.3V4.6h-3.2V3H29v1.6h-3.2V22h-2.3L7.8 6.2v14.2H11V22H3v-1.6h3.2V4.6H3zM3 25h26v1.8H3zM3 28.7h26v1.8H3z',
}

// The build writes the file that FIRM_FILE names into the text of this program, since browsers have no environment.
const other = process.env.FIRM

/** The firm of `FIRM_FILE` (lib/firm-file.ts checks it), or the one above. */
export const firm: Firm = other ? (JSON.parse(other) as Firm) : nogal
