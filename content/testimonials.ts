export type Testimonial = { quote: string; name: string; position: string }

export const testimonials = {
  title: 'Lo que dicen nuestros clientes',
  lead: {
    quote: 'Antes cerrábamos el mes con miedo. Ahora, el día cinco, ya sé cuánto debo y por qué.',
    name: 'Carolina Ríos',
    position: 'Gerente general, importadora de repuestos',
  },
  builder: {
    quote: 'Encontraron un IVA mal liquidado en la primera semana. Eso ya pagó el año.',
    name: 'Andrés Beltrán',
    position: 'Director financiero, constructora',
  },
  clinic: {
    quote: 'Me explican en español claro, no en artículos del Estatuto.',
    name: 'Marta Lucía Peña',
    position: 'Socia, clínica odontológica',
  },
} as const satisfies Record<string, string | Testimonial>
