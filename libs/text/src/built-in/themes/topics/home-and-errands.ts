import { topic } from './topic.ts';

export const HOME_AND_ERRANDS = [
  topic(
    'shopping-list, shopping, groceries, shopping list, grocery list',
    "shopping list, grocery, groceries, things to get, need to buy, we've run out, run out of, out of milk",
    `milk, bread, egg, butter, cheese, cheddar, tomato, onion, potato, apple, banana, rice, pasta, chicken, yoghurt, yogurt, cereal, coffee, tea, toilet paper, detergent, washing powder, shampoo, toothpaste, soap, buy, olive oil, dozen, pack, bin bag, carrot, spinach, flour, sugar, salmon,
    lettuce, kitchen roll, bottle, battery, washing up liquid, bag, pint, lemon, jar, tin, mince, ham, bacon, juice, cucumber, garlic, broccoli, crisps, nappies, supermarket, pizza, plate, candle, grape, fish, sausage, honey, jam, tissues, sponge, foil, courgette, pepper, ketchup, oats, orange, pear`,
  ),
  topic(
    'shopping, clothes',
    'go shopping, new shoes, in the sale, shopping trip, try on, online order, black friday',
    'shop, store, buy, price, discount, cheap, order, return, delivery, size, jacket, coat, dress, sale',
  ),
  topic(
    'todo-list, to-do, todo, tasks, errands, to do',
    'to-do, to do list, todo, errand, things to do, checklist, to sort out this week',
  ),
  topic(
    'reminder, reminders',
    `remind me, reminder, do not forget, don't forget, remember to, note to self, must remember, don't let me forget`,
  ),
  topic(
    'recipe, recipes, cooking, food',
    'recipe, tablespoon, teaspoon, preheat, simmer, saucepan, marinate, sourdough, knead, saute, dough, casserole, risotto, you fry, you boil, in the oven, slow cooker, baking, bake',
    'garlic, onion, cook, boil, fry, chop, stir, sauce, flour, butter, salt, pepper, roast, stew, soup, curry, spice, cake, cheese, tomato, lemon, dish, ginger, pan, oven, bread, rise, crust, cumin, stock, lentil, blend, taste, tart, pie, starter, dessert, icing',
  ),
  topic(
    'cooking, food, baking, dinner',
    'sourdough, dough, baking, cook dinner, cooked dinner, made dinner, dinner party, starter, main course, dessert, risotto, slow cooker, home-made, homemade',
    'cook, bake, oven, bread, dish, menu, dinner, pie, tart, roast, stew, crust, butter, kitchen, eat, recipe, icing, soup',
  ),
  topic(
    'restaurant, food, eating out',
    'restaurant, takeaway, waiter, eat out, tasting menu, brunch, bistro, went out for dinner',
    'menu, dish, wine, delicious, chef, dinner, meal, lunch, cafe, dessert, booking',
  ),
  topic(
    'garden, gardening',
    'the garden, my garden, our garden, gardening, compost, seedling, greenhouse, weeding, allotment, prune, raised bed, lawn, slug, hedge, tulip, window box, seed tray',
    'plant, seed, flower, rose, bulb, tomato, water, grow, vegetable, bean, herb, leaf, bloom, dig, garden, soil, pot, frost, sow, plot, fence, courgette, cucumber, carrot, lettuce, pumpkin, pea, raspberry, strawberry, apple tree, pear, plum, harvest, weed, shed',
  ),
  topic(
    'home, house, housing',
    `plumber, landlord, boiler, electrician, leak, roof, letting agent, damp, mould, radiator, housework, chores, spring cleaning, the ceiling, dripping, heating, tenant, housemate, flatmate, roommate, our house, the rent, this flat, the keys, home improvement`,
    'kitchen, bathroom, paint, apartment, flat, house, repair, fix, sink, furniture, wall, tile, shelf, ceiling, tidy, clean, tap, sofa, rent, door, window, key, room, floor, metre, loft, cupboard',
  ),
  topic(
    'diy, home improvement, renovation',
    'drill, plaster, sandpaper, wallpaper, varnish, screwdriver, skirting board, plywood, diy, grout, renovation, renovate, new kitchen, decorate, decorating, measurements',
    'paint, wall, shelf, tile, wood, screw, floor, hinge, brush, sand, floorboard, measure, metre, centimetre, socket, pipe, window',
  ),
  topic(
    'moving, moving house, move, new home',
    'moving house, move house, for the move, removal van, new flat, new apartment, new house, moving day, moving out, movers, estate agent, the keys, relocate, unpack, got the keys, moved in, moving to, move to, new city',
    'box, move, key, flat, pack, deposit, lease, van, rent, redirect, lift, settle, city',
  ),
  topic(
    'repairs, repair, maintenance',
    'leak, dripping, plumber, repair, boiler, handyman, fixed the, get it fixed, mend',
    'fix, broken, landlord, tap, roof, pipe, damp, ceiling',
  ),
  topic('landlord, rent', 'landlord, letting agent, tenancy, the rent', 'rent, tenant, lease, deposit'),
  topic(
    'money, finance, finances, budget, budgeting',
    `savings account, overdraft, pension, mortgage, credit card, interest rate, investment, paycheck, loan, tax return, electricity bill, gas bill, savings, invoice, debt, accountant, council tax, break even, my bank, the tax, the bills, refund, afford, the numbers, budget for, our budget, my budget, spend too much`,
    'money, bank, spend, bill, pay, cost, expensive, rent, account, save, cheap, price, euro, pound, pence, dollar, tax, budget, payment, hundred, thousand, sixty, insurance, quote, balance, month',
  ),
  topic('tax, taxes', 'tax return, the tax, self assessment, tax bill, vat', 'tax, accountant, receipt'),
  topic(
    'car, driving, cars',
    'mechanic, the garage, brake pad, brake, driving test, tyre, tire, car insurance, clutch, windscreen, driving lesson, oil change, gearbox, electric car, used car, new car, tow truck, breakdown, the car died, car would not start, flat tyre, car breaks down, the mot, parking ticket, buy a car',
    'car, drive, mileage, petrol, service, motorway, parking, wheel, engine, garage, mile, warranty, owner, battery, dashboard, exhaust',
  ),
  topic(
    'commute, transport, train',
    'commute, rush hour, bus stop, delayed train, traffic jam, train cancelled, platform, commuting',
    'train, bus, traffic, late, station, delay, delayed, cancelled, underground, subway',
  ),
  topic(
    'travel, trip, holiday, vacation, itinerary',
    `airport, itinerary, passport, boarding pass, hostel, backpack, luggage, suitcase, airbnb, sightseeing, road trip, jet lag, visa, city break, our holiday, on holiday, our trip, the trip, flight, check-in, day trip, travelling, traveling, travel, cabin`,
    'hotel, trip, holiday, vacation, beach, train, ferry, ticket, museum, island, tour, tourist, pack, fly, castle, coast, map, land, abroad, cruise, border, station, guide, terminal, taxi, check in, car hire, hire car, sunscreen, plane, gate',
  ),
  topic(
    'camping, hiking, outdoors',
    'tent, campsite, campfire, summit, rucksack, sleeping bag',
    'mountain, forest, camp, walk, lake, view, boots, rain, hill, trail, hike',
  ),
  topic(
    'phone, technology, tech, computer',
    'laptop, wifi, wi-fi, smartphone, router, tech support, broadband, hard drive, the internet, backup, new phone, software update, two factor, printer',
    'phone, screen, update, charger, battery, computer, device, password, internet, drive, file, cable, app, photo',
  ),
  topic(
    'customer-service, complaint, customer service',
    'customer service, on hold, complaint, money back, call centre, call center, want a refund, helpline',
    'wait, broken, order, delivery, company, return, refund, charge, rude, email',
  ),
  topic(
    'christmas, holidays',
    'christmas tree, advent, boxing day, secret santa, christmas dinner, christmas presents, christmas eve, christmas day, reindeer, for christmas',
    'christmas, carol, gift, turkey, tree, decoration, december',
  ),
  topic(
    'weekend, plans',
    'plan for the weekend, weekend plan, plans for the weekend, this weekend',
    'weekend, saturday, sunday, plan',
  ),
  topic('schedule, calendar, planning', 'schedule for, calendar, timetable', 'schedule, slot, week'),
  topic(
    'weather',
    'thunderstorm, forecast, heatwave, snowstorm, blizzard, the weather, pouring rain, raining again',
    'weather, rain, snow, storm, sunny, wind, cloud, degree, fog, soak',
  ),
];
