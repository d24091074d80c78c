"""Whole events, and when they take place according to KCalendarCore (`events.cpp` says how to build the program).

    python3 receiver/tests/oracles/events.py /tmp/events > receiver/tests/oracles/events.json

Rules are plain (rules.py has the others); what is compared are zones, changes of the clock, the hour that does not exist,
RDATE, EXDATE, and occurrences that are moved or cancelled.
"""
import json, random, subprocess, sys
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo
from dateutil.rrule import rrulestr

random.seed(2445)
ZONES = ["Europe/Zurich", "America/New_York", "Australia/Sydney", "Asia/Kolkata"]
RULES = ["FREQ=DAILY", "FREQ=DAILY;INTERVAL=3", "FREQ=WEEKLY", "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE,SU", "FREQ=MONTHLY", "FREQ=MONTHLY;BYDAY=-1SU", "FREQ=MONTHLY;BYMONTHDAY=-1", "FREQ=YEARLY"]
chance = lambda share: random.random() < share
write = lambda time: time.strftime("%Y%m%dT%H%M%S")


def event(uid, zone, start, length, *more):
    return ["BEGIN:VEVENT", f"UID:{uid}", "DTSTAMP:20260101T000000Z", f"DTSTART;TZID={zone}:{write(start)}", f"DTEND;TZID={zone}:{write(start + length)}", *more, "END:VEVENT"]


def exists(time, zone):
    local = time.replace(tzinfo=ZoneInfo(zone))
    return local.astimezone(ZoneInfo("UTC")).astimezone(ZoneInfo(zone)) == local


def case(number):
    zone, rule = random.choice(ZONES), random.choice(RULES)
    start = datetime(random.randint(2015, 2026), random.choice([3, 10]), random.randint(1, 28), random.choice([1, 2, 2, 9, 14, 23]), 30)
    length = timedelta(minutes=random.choice([30, 60, 90, 600]))
    start = next(iter(rrulestr(rule, dtstart=start)))
    if not (exists(start, zone) and exists(start + length, zone)):
        return case(number)
    # At night where an hour is left out only: of the hour that is there twice KCalendarCore takes the second, RFC 5545 the first.
    first = datetime(2027, (10 if "Sydney" in zone else 3) if start.hour in (1, 2) else random.choice([3, 10]), 10)
    last = first + timedelta(days=40)
    inside = [time for time in rrulestr(rule, dtstart=start).between(first, last) if time.hour not in (1, 2)]
    lines = [f"RRULE:{rule}"]
    others = []
    if chance(0.3):
        lines.append(f"RDATE;TZID={zone}:" + ",".join(write(first + timedelta(days=random.randint(1, 38), hours=5, minutes=15)) for _ in range(2)))
    if inside and chance(0.4):
        lines.append(f"EXDATE;TZID={zone}:{write(inside.pop(random.randrange(len(inside))))}")
    if inside and chance(0.5):
        old = random.choice(inside)
        new = old + timedelta(days=random.randint(-2, 2), hours=random.choice([-3, 4]))
        others = event(number, zone, new, length, f"RECURRENCE-ID;TZID={zone}:{write(old)}", *(["STATUS:CANCELLED"] if chance(0.3) else []))
    return ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Firma//Test//DE", *event(number, zone, start, length, *lines), *others, "END:VCALENDAR"], first, last


cases = []
for number in range(200):
    lines, first, last = case(number)
    found = subprocess.run([sys.argv[1], first.isoformat() + "Z", last.isoformat() + "Z"], input="\r\n".join(lines) + "\r\n", capture_output=True, text=True).stdout.split()
    cases.append({"from": first.isoformat() + "Z", "until": last.isoformat() + "Z", "calendar": lines[3:-1], "expected": found})
versions = {"KCalendarCore": "5.103.0 (Debian 12)"}
lines = ",\n".join(json.dumps(case, ensure_ascii=False) for case in cases)
print(f'{{"versions": {json.dumps(versions)}, "cases": [\n{lines}\n]}}')
