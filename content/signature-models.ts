import type { SignatureKind } from './signatures'

export type LetterModel = { kind: SignatureKind; name: string; body: string }

/** Plain agreements that quote no norm; a new template can start from one, and the firm reviews it before use. */
export const letterModels = {
  carta: {
    kind: 'engagement',
    name: 'Carta de compromiso',
    body: `# Carta de compromiso

{{ciudad}}, {{fecha}}

Esta carta es el acuerdo entre {{firma}}, NIT {{nit_firma}}, y {{cliente}}, NIT {{nit}}, que representa {{representante}}. Dice qué hacemos, cuánto cuesta y cómo se termina.

## 1. Lo que hacemos

- {{servicios}}

## 2. El trabajo que se repite

Estos trabajos quedan en el calendario desde que se firma la carta:

- {{trabajo}}

## 3. Honorario

{{honorario}}. Se paga a más tardar el día {{dia_de_pago}} de cada mes. Lo que se cobra una sola vez se paga con la primera cuota.

## 4. Lo que entrega el cliente

El cliente entrega los soportes de cada periodo completos y a tiempo. Si llegan tarde, avisamos el mismo día y acordamos una fecha nueva. La información que nos da es suya y responde por ella.

## 5. Quién atiende

{{asesor}} atiende a {{cliente}} y responde sus preguntas en el portal.

## 6. Reserva

Lo que conocemos del cliente solo lo usamos para este trabajo. No se lo contamos a nadie, salvo que una autoridad lo ordene.

## 7. Duración y salida

La carta vale del {{desde}} al {{hasta}}. Cualquiera de los dos puede terminarla antes, con 30 días de aviso por escrito. En ese plazo entregamos todos los archivos del cliente.`,
  },
  propuesta: {
    kind: 'proposal',
    name: 'Propuesta de honorarios',
    body: `# Propuesta de honorarios

{{ciudad}}, {{fecha}}

Para {{cliente}}

Gracias por pensar en nosotros. Esto es lo que proponemos hacer y lo que cuesta.

## Servicios y precios

- {{precios}}

En total: {{honorario}}.

## Qué incluye

El trabajo de cada servicio, las preguntas que surjan sobre él y el acceso al portal. Lo que se salga de esto se cotiza y se acuerda antes de empezar.

## Hasta cuándo vale

Estos precios valen hasta el {{valido_hasta}}. Al firmar, {{cliente}} acepta la propuesta; después acordamos la carta de compromiso.

{{asesor}}
{{firma}}, NIT {{nit_firma}}`,
  },
  autorizacion: {
    kind: 'data',
    name: 'Autorización de datos personales',
    body: `# Autorización para el tratamiento de datos personales

{{ciudad}}, {{fecha}}

Yo, {{representante}}, con documento {{documento}}, en nombre de {{cliente}}, NIT {{nit}}, autorizo a {{firma}}, NIT {{nit_firma}}, a tratar los datos personales que le entregamos para este asunto: {{asunto}}.

## Para qué

- Prestar los servicios que acordamos.
- Comunicarse con nosotros sobre ellos.
- Conservar los soportes el tiempo que la firma tiene que guardarlos.

## Qué podemos pedir

Podemos conocer los datos, actualizarlos, corregirlos y retirar esta autorización, escribiendo a la firma por el portal. La política de tratamiento de datos de la firma está publicada en su página.`,
  },
  manifestaciones: {
    kind: 'representations',
    name: 'Carta de manifestaciones',
    body: `# Carta de manifestaciones

{{ciudad}}, {{fecha}}

Señores {{firma}}

Esta carta es sobre el trabajo de {{asunto}} del periodo {{periodo}} de {{cliente}}, NIT {{nit}}. Según lo que sabemos, decimos que:

- Entregamos toda la información que conocemos y que importa para este trabajo, completa y verdadera.
- La preparación de la información es responsabilidad de la administración de {{cliente}}.
- Contamos los hechos posteriores al cierre que conocemos y que podrían cambiarla.
- Contamos los reclamos, pleitos y deudas que conocemos.
- No conocemos fraudes ni incumplimientos que no les hayamos contado.

{{representante}}
{{documento}}
En nombre de {{cliente}}`,
  },
} as const satisfies Record<string, LetterModel>
export type LetterModelName = keyof typeof letterModels
