import type { LaterTexts } from '../later'

export const texts: LaterTexts = {
  '¿Qué es la autorretención?': [
    'En la retención, quien paga descuenta una parte y la entrega a la DIAN por cuenta de quien cobra. En la autorretención, quien cobra se la descuenta a sí mismo y la entrega: por eso a un autorretenedor no se le retiene por ese concepto.',
    'Las dos son anticipos del impuesto y van en el formulario 350. En el RUT, el código 07 es retención, el 15 autorretenedor y el 59 autorretención especial de renta.',
  ],
  '¿Qué es la revisoría fiscal?': [
    'La revisoría fiscal examina con independencia la contabilidad, el control interno y el cumplimiento de la ley y los estatutos de una empresa, y firma un dictamen para la asamblea, que es quien la nombra. Debe ser contador público.',
    'La auditoría externa es voluntaria y opina sobre los estados financieros; la revisoría la exige la ley a ciertas empresas y dura todo el año.',
  ],
  '¿Qué es el RUB?': [
    'El RUB es el Registro Único de Beneficiarios Finales: dice a la DIAN qué personas de carne y hueso son dueñas o mandan de verdad en una sociedad o en otra entidad, aunque aparezcan detrás de otra. En el RUT es el código 55.',
    'No se hace en la Cámara de Comercio: se hace en el portal de la DIAN con la firma electrónica de la empresa. Se reporta a quien tenga el 5% o más, directa o indirectamente, o el control; los cambios, en enero, abril, julio u octubre (Resolución DIAN 000164 de 2021). Si cambiaste de socios o no sabes si está hecho, lo revisamos contigo.',
  ],
  '¿En qué se diferencian el SIMPLE y el ordinario?': [
    'En el ordinario el impuesto sale de la utilidad: cuentan los costos y gastos, y el ICA se declara aparte. En el SIMPLE sale de los ingresos, con una tarifa según la actividad, reúne renta e ICA y se anticipa cada dos meses, salvo una persona natural con ingresos de menos de 3.500 UVT, que paga en la anual (E.T., art. 910, parágrafo 3).',
    'Para decidir, compara tres cosas: tu margen (con utilidades bajas suele convenir el ordinario), tu actividad y los municipios donde vendes. La herramienta te dice si puedes pedirlo y hasta cuándo; con tus cifras comparamos los dos.',
  ],
  '¿Qué son activo, pasivo y patrimonio?': [
    'En corto: el activo es lo que se tiene, el pasivo lo que se debe y el patrimonio la diferencia (activo = pasivo + patrimonio). Cada hecho se registra dos veces, en el debe y en el haber, cuando ocurre y no cuando se paga (causación). El costo produce lo que se vende; el gasto sostiene el negocio.',
    'El estado de situación financiera muestra el saldo a una fecha; el de resultados, lo ganado en un período. No resuelvo tareas, pero en las preguntas de asesoría contable está lo que más nos consultan.',
  ],
  '¿Qué es la declaración de renta?': [
    'La declaración de renta es el informe anual de lo que ganaste, lo que tienes y lo que debes; con eso se calcula el impuesto. Declarar no es lo mismo que pagar: muchas personas declaran y no pagan, o quedan con saldo a favor porque ya les retuvieron.',
    'El patrimonio bruto es todo lo que tienes sin restar deudas; los ingresos brutos, todo lo que recibiste sin restar gastos.',
  ],
  '¿Qué es el IVA?': [
    'El IVA lo paga quien compra y lo entrega a la DIAN quien vende: al IVA que cobró (generado) le resta el de sus compras (descontable) y paga la diferencia. La tarifa general es del 19% (artículo 468 del Estatuto Tributario). En el ReteIVA, el comprador retiene una parte.',
    'Renta, IVA, consumo y el 4 por mil son nacionales; el ICA, el predial y el de vehículos son de municipios y departamentos.',
  ],
  '¿Qué son prestaciones, seguridad social y parafiscales?': [
    'Salario es lo que paga el trabajo. Prestaciones son la prima (dos veces al año), las cesantías (un ahorro que va a un fondo), sus intereses y, para algunos, la dotación. Seguridad social es salud, pensión y riesgos; parafiscales, caja, SENA e ICBF. El IBC es el ingreso sobre el que se cotiza, y la UGPP vigila esos aportes.',
  ],
}
