import { company, emailHref, phoneHref, whatsAppHref } from '#content/company.ts';
import { labels } from '#content/labels.ts';
import type { Hero } from '#content/page.schema.ts';
import { vcardPath } from '#content/routes.ts';
import type { PrintedClosure } from '#lib/company-days.ts';
import { HeroWords, Statistic } from '../hero/Hero.tsx';
import { ButtonLink } from '../links/Links.tsx';
import { Section } from '../sections/Section.tsx';
import { OpeningHours } from './OpeningHours.tsx';
import styles from './Contact.module.css';

/** The opening of the contact page: the headline and how soon we answer. The form stands beside or directly below it. */
export function ContactHero({ hero }: { hero: Hero }) {
  return (
    <section className={`stack ${styles.hero}`} id="hero" data-part="hero">
      <div className="opening">
        <HeroWords hero={hero} />
      </div>
      <dl className={styles.times}>
        {hero.statistics.map((statistic) => (
          <Statistic key={statistic.label} {...statistic} />
        ))}
      </dl>
    </section>
  );
}

type DirectContactProps = { heading: string; closures: readonly PrintedClosure[] };

/** Every way to the company: phone, e-mail, address and opening hours, with closing days; what it has besides of numbers and offices. */
export function DirectContact({ heading, closures }: DirectContactProps) {
  const { legalName, address, phone, email, otherPhones = [], whatsApp, otherOffices = [] } = company;
  const ways = [
    { name: labels.email, text: email, href: emailHref(email) },
    ...otherPhones.map((other) => ({ name: other.name, text: other.phone, href: phoneHref(other.phone) })),
    ...(whatsApp ? [{ name: labels.whatsApp, text: whatsApp, href: whatsAppHref(whatsApp) }] : []),
  ];
  return (
    <Section layout="within" heading={heading}>
      <div className={styles.box}>
        <a className={`subheading ${styles.phone}`} href={phoneHref(phone)}>
          {phone}
        </a>
        <ButtonLink href={phoneHref(phone)} label={labels.callNow} kind="secondary" />
        <dl className={`spanning ${styles.list}`}>
          {ways.map(({ name, text, href }) => (
            <div key={href} className={`cluster spanning ${styles.way}`}>
              <dt>{name}</dt>
              <dd>
                <a href={href}>{text}</a>
              </dd>
            </div>
          ))}
          <div>
            <dt>{labels.address}</dt>
            <dd>
              {legalName}
              <br />
              {address.street}
              <br />
              {address.postalCode} {address.city}
            </dd>
            <dd>
              <a href={vcardPath}>{labels.saveContact}</a>
            </dd>
          </div>
          <div>
            <OpeningHours />
            {closures.map(({ line }) => (
              <dd key={line}>{line}</dd>
            ))}
          </div>
          {otherOffices.map(({ name, street, postalCode, city }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {street}
                <br />
                {postalCode} {city}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
