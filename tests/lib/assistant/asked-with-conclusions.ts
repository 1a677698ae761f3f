import type { Asked } from './asked'

/** These messages tell enough for a conclusion, so an answer with only the general rule does not help. */
export const askedWithConclusions: Readonly<Record<string, Asked>> = {
  'conclusions: what is paid apart': [
    ['hablar por este chat tiene algun costo', /^Preguntar en este chat no cuesta/],
    [
      'tengo un salón con dos empleadas y quiero saber cuánto vale el mes y si la nómina va incluida o aparte',
      /^Va aparte.*800\.000/s,
    ],
    [
      'si les pago la contabilidad, ¿la nómina electrónica y la exógena las cobran aparte?',
      /^Va aparte.*exógena/s,
    ],
    ['cuanto cuesta la declaracion y que documentos llevo', /una vez al año.*Ten a mano/s],
    ['quanto sale la renta y q papeles yevo', /una vez al año.*Ten a mano/s],
  ],
  'conclusions: the income return': [
    [
      'murio mi mama, dejo una casa y 40 millones en el banco, tenemos que declarar por ella?',
      /^Lamento tu pérdida.*sucesión ilíquida/,
    ],
    [
      'vendi la moto en 9 millones tengo q pagar algun impuesto',
      /^No se paga sobre \$.9\.000\.000.*sola no llega al tope/s,
    ],
    [
      'Mi papá pensionado recibe 4.500.000 y vendió una finca en 150 millones el año pasado, ¿debe declarar?',
      /58\.500\.000\. Sí.*208\.500\.000, con la venta.*150\.000\.000\), llegan.*ganancia, precio menos costo fiscal.*mesadas.*El plazo de 2025/s,
    ],
    ['soy jubilada tengo que presentar renta', /mesadas del año cuentan.*exenta/s],
    [
      'no declaré el 2024 y quiero saber cuánto tengo que pagar ahora',
      /Renta de 2024.*al menos|Renta de 2024.*524\.000/s,
    ],
    [
      'nunca declaré 2022 ni 2023, ¿cuánto me cuesta ponerme al día?',
      /Renta de 2022.*1\.048\.000.*cinco años/s,
    ],
    [
      'presente el iva tarde y se me olvido la sancion',
      /corrección que incluya la sanción.*588/s,
      '/herramientas/declarar-tarde',
    ],
  ],
  'conclusions: withholding': [
    ['la copropiedad le paga 1.500.000 al jardinero, debemos hacerle retencion?', /\$.60\.000.*\$.90\.000/s],
    [
      'me descontaron 3,5% en un flete y creo que era 1%, ¿cuál está bien?',
      /Transporte de carga: 1%.*pasajeros.*1\.2\.4\.16/s,
    ],
    [
      'no soy declarante y me quitaron retencion, como la recupero',
      /^Se recupera con la DIAN, declarando.*854/s,
    ],
    ['me retienen del arriendo de mi local, ¿esa plata se pierde?', /^No se pierde.*art\. 6/s],
    ['le pago 3.500.000 a una abogada, ¿le retengo? ¿y si no le retengo qué pasa?', /350\.000.*370/s],
    ['facturo 8 millones de honorarios más IVA y me retienen el 11%, ¿cuánto me consignan?', /8\.640\.000/],
    [
      'vendi 5.400.000 en el bar con impoconsumo incluido, cuanto es el impuesto',
      /5\.000\.000 y el impuesto \$.400\.000/,
    ],
  ],
  'conclusions: debts': [
    [
      'le debo a la dian iva y retenciones, puedo pagar por cuotas o me embargan',
      /^Con calma: sí se puede.*814.*mandamiento de pago.*837.*402/s,
    ],
    ['mi sas está en el simple y no pagó dos anticipos, ¿nos sacan?', /^Con calma.*2593.*914/s],
  ],
  'conclusions: invoices': [
    ['en mi asadero damos tiquete y una empresa exige factura con su nit', /casilla 53.*documento soporte/s],
    ['soy codigo 49 y una constructora me exige factura', /^No, si eres persona natural.*cuenta de cobro/],
    [
      'hace tres días cargué una factura y sigue en revisión',
      /^«En revisión».*Cuánto tarda/,
      '/portal/facturas',
    ],
  ],
  'conclusions: people who work': [
    ['como le liquido a la señora del aseo que se va', /^Como a cualquier empleado.*360.*720/s],
    [
      'Eché a una vendedora sin justa causa, llevaba 2 años y 6 meses a término indefinido con 1.900.000 y me va a demandar, ¿cuánto le debo de indemnización?',
      /3\.800\.000.*60 días.*Se paga al terminar.*amenaza de demanda/s,
    ],
    [
      'el cocinero lleva una semana sin venir, lleva 10 meses ganando 1.900.000, ¿lo puedo despedir y cuánto es la liquidación?',
      /^Todavía no.*Cita por escrito.*300 días/s,
    ],
    [
      'mis barberos van 60/40, ¿quién les paga la salud y la pensión?',
      /^Depende de cómo trabajan.*23 y 24.*art\. 89/s,
    ],
    [
      'hago diseño para una agencia de México y me pagan 1.500 dólares, ¿sobre cuánto pago salud y pensión?',
      /^Sobre el 40%.*1\.750\.905.*Gastos/s,
    ],
    ['soy pensionada y firmé un contrato, ¿cotizo a salud?', /^Salud sí.*A pensión no/],
    [
      'soy pensionado y gano 6 millones por un contrato de prestación de servicios, cuánto pago de salud',
      /base \$.2\.400\.000, salud \$.300\.000/,
    ],
    [
      'recibo 4 millones de arriendos al mes, debo cotizar a salud y pension?',
      /restar los costos.*confirmar/s,
    ],
  ],
  'conclusions: companies': [
    [
      'mi primo se sale de la sas y vive en Canadá, ¿es con acta o en notaría?',
      /ni escritura ni notaría.*libro de registro/,
    ],
    ['cierro mi cafetería este mes, que cancelo primero', /^En este orden.*Cámara.*ICA.*RUT/],
    ['cuales libros debe llevar un comerciante', /diario.*no se inscriben.*actas/],
    ['quiero cerrar la empresa, cuanto tiempo toma', /uno a tres meses/],
    ['llevo las ventas en excel, reciben eso o compro un programa', /^Sí, lo organizamos/],
    ['al registrarme dice que el NIT ya está en uso', /ya está en el portal.*«Personas»/s],
    [
      'eliminen los documentos que les mandé, no los voy a contratar',
      /Datos personales.*Respondemos por escrito/s,
    ],
    [
      'pagué el primer mes y la asesora no contesta, quiero que me devuelvan el dinero',
      /«Devolución»/,
      'mailto:',
    ],
  ],
  'conclusions: what a sentence says alone': [
    ['que trae la contabilidad de cada mes', /^(?!.*Ahí van incluidas)/s],
    [
      'desde cuando me vuelvo responsable de iva',
      /^Te toca cuando pasas un tope.*si ya tenías el negocio, en general cada cuatro meses/s,
    ],
    [
      'debo dos anticipos del simple de mi barbería',
      /mira primero si te tocaban.*3\.500 UVT no presenta anticipos/s,
    ],
    [
      'Mi hermana murió en mayo y dejó un lote, ¿hay que declarar por ella y quién firma?',
      /^Lamento tu pérdida\. Hay que declarar.*la firma el albacea/s,
    ],
    [
      'Mi mamá murió y tenía una papelería, ¿cómo cancelo la matrícula y quién les paga a los proveedores?',
      /^Lamento tu pérdida.*con lo que dejó.*registro de defunción/s,
    ],
    [
      'tengo dos contratos por prestación de servicios, uno de 4.000.000 y otro de 3.000.000, y pago pensión solo por uno, ¿me puede cobrar la ugpp?',
      /los contratos se suman.*la base es \$.2\.800\.000/s,
    ],
    [
      'Vendí en julio por 250 millones el apartamento donde siempre viví, lo compré en 2012 por 90. ¿Cuánto impuesto pago?',
      /^Nada con la exención.*24\.000\.000 sin ella.*160\.000\.000.*renta de 2026(?!.*Escríbeme en cuánto)/s,
    ],
    [
      'no presentamos la retención de junio ni la de julio, eran 800 mil y 1.100.000, ¿cuánto es la multa?',
      /\$.1\.048\.000.*580-1.*art\. 402/s,
    ],
    [
      'me mandaron un emplazamiento para declarar, ¿cuántos días tengo y me pueden quitar la casa?',
      /te da un mes.*casa con patrimonio de familia/s,
    ],
    ['como cierro una sociedad que tiene deudas', /orden de (?:la ley|los créditos).*847/s],
    ['en una torre de solo vivienda es obligatorio tener revisor fiscal', /lo decide la asamblea/],
    ['cuánto valen 3 horas extras diurnas con el mínimo', /^3 horas extra de día.*\$.31\.266/s],
    [
      'cuanto vale que un contador me firme una certificación de ingresos y sacar el rut',
      /después de ver tus soportes.*El RUT es gratis/s,
    ],
    ['el año pasado gasté 69.718.599 con la tarjeta, ¿declaro renta?', /69\.718\.599 no pasa/],
    ['tengo una casa de 224.095.501, ¿debo declarar renta?', /^Sí, por patrimonio/],
  ],
}
