"""Rules within RFC 5545, and when they let something happen according to python-dateutil (Debian: python3-dateutil).

    python3 receiver/tests/oracles/rules.py > receiver/tests/oracles/rules.json

Each series begins with its first occurrence, as RFC 5545 asks. What stands in the file are the occurrences in a month
long after the beginning (or soon after it, where they are counted or many a day), in a zone without changes.
"""
import itertools, json, random, signal, sys
from datetime import datetime, timedelta
import dateutil
from dateutil.rrule import rrulestr

random.seed(5545)
DAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
some = lambda values, most: ",".join(map(str, sorted(random.sample(list(values), random.randint(1, most)))))
both = lambda n: [*range(-n, 0), *range(1, n + 1)]
chance = lambda share: random.random() < share


def ordinal_days(most):
    return ",".join(dict.fromkeys(random.choice(both(most)).__str__() + random.choice(DAYS) for _ in range(random.randint(1, 3))))


def rule():
    freq = random.choices(["YEARLY", "MONTHLY", "WEEKLY", "DAILY", "HOURLY", "MINUTELY", "SECONDLY"], [8, 8, 6, 5, 2, 1, 1])[0]
    parts = {"FREQ": freq}
    if chance(0.5):
        parts["INTERVAL"] = random.choice([1, 2, 2, 3, 4, 5, 7, 12])
    if chance(0.25):
        parts["BYMONTH"] = some(range(1, 13), 5)
    if freq == "YEARLY" and chance(0.25):
        parts["BYWEEKNO"] = some(both(53), 4)
    if freq in ("YEARLY", "HOURLY", "MINUTELY", "SECONDLY") and chance(0.2):
        parts["BYYEARDAY"] = some(both(366), 5)
    if freq != "WEEKLY" and chance(0.3):
        parts["BYMONTHDAY"] = some(both(31), 4)
    if chance(0.5):
        simple = freq not in ("YEARLY", "MONTHLY") or "BYWEEKNO" in parts or chance(0.5)
        parts["BYDAY"] = some(DAYS, 4) if simple else ordinal_days(5 if freq == "MONTHLY" or "BYMONTH" in parts else 53)
    if chance(0.2):
        parts["BYHOUR"] = some(range(24), 3)
    if chance(0.15):
        parts["BYMINUTE"] = some(range(0, 60, 5), 3)
    # Without a day RFC 5545 takes the weekday of the beginning, and python-dateutil the whole week.
    if "BYWEEKNO" in parts and not parts.keys() & {"BYDAY", "BYMONTHDAY", "BYYEARDAY"}:
        parts["BYDAY"] = some(DAYS, 2)
    if any(name.startswith("BY") for name in parts) and chance(0.25):
        parts["BYSETPOS"] = some(both(4), 2)
    if chance(0.3):
        parts["WKST"] = random.choice(DAYS)
    return parts


write = lambda time: time.strftime("%Y%m%dT%H%M%S")


def occurrences(text, start, first, last):
    return list(itertools.takewhile(lambda t: t <= last, itertools.dropwhile(lambda t: t < first, rrulestr(text, dtstart=start))))


def case():
    parts = rule()
    often = parts["FREQ"] in ("HOURLY", "MINUTELY", "SECONDLY")
    start = datetime(2026, 11, 1) if often else datetime(random.randint(1996, 2024), random.randint(1, 12), 1)
    start += timedelta(days=random.randint(0, 27), minutes=15 * random.randint(28, 70))
    text = ";".join(f"{name}={value}" for name, value in parts.items())
    until = lambda time: f"{text};UNTIL={write(time)}"
    bounded = until(start + timedelta(days=20 if often else 3000))
    start = next(iter(rrulestr(bounded, dtstart=start)))
    # It knows no BYSETPOS in the part of a period before the beginning.
    if next(iter(rrulestr(bounded, dtstart=start))) != start:
        raise StopIteration
    is_near = often
    if chance(0.25):
        count = random.randint(2, 40)
        if len(list(itertools.islice(rrulestr(bounded, dtstart=start), count))) < count:
            raise StopIteration
        text += f";COUNT={count}"
        is_near = True
    elif chance(0.15):
        text = until(start + timedelta(days=random.randint(20, 900)))
        is_near = True
    first = start if is_near else start + timedelta(days=random.randint(800, 4000))
    last = first + timedelta(days=3 if often else 400 if parts["FREQ"] == "YEARLY" else 60)
    found = occurrences(text if "COUNT" in text or "UNTIL" in text else until(last), start, first, last)
    if len(found) > 40:
        last, found = found[39], found[:40]
    return {"start": write(start), "rule": text, "from": write(first), "until": write(last), "expected": " ".join(map(write, found))}


def give_up(*_):
    raise TimeoutError


# python-dateutil finds no end with some rules that come to nothing.
signal.signal(signal.SIGALRM, give_up)
cases = []
while len(cases) < 600:
    signal.setitimer(signal.ITIMER_REAL, 0.5)
    try:
        cases.append(case())
    except (StopIteration, TimeoutError, ValueError):
        pass
signal.setitimer(signal.ITIMER_REAL, 0)

versions = {"python": sys.version.split()[0], "python-dateutil": dateutil.__version__}
lines = ",\n".join(json.dumps(case, ensure_ascii=False) for case in cases)
print(f'{{"versions": {json.dumps(versions)}, "cases": [\n{lines}\n]}}')
