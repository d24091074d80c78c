import type { TransportOption } from '#content/model.ts';
import { orderCalendarMessages, type OrderCalendarTool } from '#content/tools/order-calendar.ts';
import { fill } from '#lib/fill.ts';
import { parseSpan } from '#lib/span.ts';
import { formatDay, readDay } from './days.ts';
import { axisOf, closureTexts, lineOf, monthTexts } from './drawing.ts';
import { lastProductionDay, planOrder } from './order-plan.ts';
import { CalendarFields } from './CalendarFields.tsx';
import { CalendarTexts } from './CalendarTexts.tsx';
import { OrderLine } from './OrderLine.tsx';
import { ToolActions } from '../ToolActions.tsx';
import { ToolSection } from '../ToolSection.tsx';
import styles from './OrderCalendar.module.css';

type OrderCalendarProps = {
  tool: OrderCalendarTool;
  /** The ways to Switzerland, slowest first. */
  options: readonly Pick<TransportOption, 'title' | 'duration'>[];
};

/** From the wished delivery back to the latest order date, one line for each way of transport, all ending at the ramp. */
export function OrderCalendar({ tool, options }: OrderCalendarProps) {
  const delivery = readDay(tool.example.delivery);
  if (delivery === null) throw new Error(`Not a day: ${tool.example.delivery}`);
  const ways = options.map(({ title, duration }) => {
    const days = parseSpan(duration).to;
    return { title, days, plan: planOrder({ ...tool.example, delivery }, days) };
  });
  const axis = axisOf(ways.map(({ plan }) => plan));
  return (
    <ToolSection
      name="order-calendar"
      section={tool}
      layout="wide"
      aside={<ToolActions share={tool.share} print={tool.print} />}
    >
      <CalendarFields
        id={tool.id}
        fields={tool.fields}
        example={tool.example}
        deliveryText={formatDay(delivery)}
      />
      <div className={styles.chart}>
        <CalendarTexts kind="closures" texts={closureTexts(axis)} />
        <ol>
          {ways.map(({ title, days, plan }) => (
            <OrderLine
              key={title}
              title={title}
              days={days}
              orderBy={tool.orderBy}
              order={formatDay(plan.order)}
              detail={fill(orderCalendarMessages.detail, {
                last: formatDay(lastProductionDay(plan)),
                days: String(days),
              })}
              line={lineOf(plan, axis)}
            />
          ))}
        </ol>
        <CalendarTexts kind="months" texts={monthTexts(axis)} />
      </div>
      <ul className={styles.legend}>
        {(['production', 'transit', 'reserve', 'closed'] as const).map((part) => (
          <li key={part} data-band={part}>
            {tool.legend[part]}
          </li>
        ))}
      </ul>
      <p className={styles.assumptions}>{tool.assumptions}</p>
    </ToolSection>
  );
}
